import { execute, type GraphQLResolveInfo, parse } from "gatsby/graphql";
import { array, mixed, object, string } from "yup";
import { type AspectRatio, ratioOf } from "../theme/aspect-ratios";

/** The widths of phones' frames and screens: AVIF of larger ones would cost the build more than all the rest. */
const WIDTHS = [316, 384, 466, 566, 688, 836, 1016];

/** Of frames half as wide as a phone. */
const HALF_WIDTHS = [180, 216, 260, 320, 390, 470, 566];

/** As good as WebP of the quality in `config.ts`, with a quarter fewer bytes. */
const QUALITY = 50;

/** The AVIF files of a picture for phones, as a `srcset`; null for a drawing. Cut to `frame` where it stands half as wide. */
export const phonePicture = {
  phone: {
    type: "String",
    args: { frame: "String" },
    resolve: async (
      { id }: { id: string },
      { frame }: { frame?: string | null },
      contextValue: unknown,
      { schema }: Pick<GraphQLResolveInfo, "schema">,
    ): Promise<string | null> => {
      const variableValues = frame
        ? { id, widths: HALF_WIDTHS, ratio: ratioOf(ratioName.validateSync(frame)), focus: "CENTER" }
        : { id, widths: WIDTHS };
      const result = await execute({ schema, document: PHONE_PICTURE, variableValues, contextValue });
      const { raster } = answer.validateSync(result).data.hotelPicture;
      return raster?.childImageSharp?.gatsbyImageData.images.sources[0]?.srcSet ?? null;
    },
  },
};

// WebP is in it because Gatsby warns of AVIF alone; these are the files of every picture.
const PHONE_PICTURE = parse(/* GraphQL */ `
  query PhonePicture($id: String!, $widths: [Int], $ratio: Float, $focus: ImageCropFocus = ATTENTION) {
    hotelPicture(id: { eq: $id }) {
      raster {
        childImageSharp {
          gatsbyImageData(
            layout: FULL_WIDTH
            formats: [WEBP, AVIF]
            avifOptions: { quality: ${QUALITY} }
            aspectRatio: $ratio
            transformOptions: { cropFocus: $focus }
            breakpoints: $widths
            placeholder: NONE
          )
        }
      }
    }
  }
`);

const RATIOS: AspectRatio[] = ["photo", "calm", "portrait", "wide"];
const ratioName = mixed<AspectRatio>().oneOf(RATIOS).required();
const source = object({ srcSet: string().required() });
const answer = object({
  errors: array().max(0, "A picture's files for phones could not be queried."),
  data: object({
    hotelPicture: object({
      raster: object({
        childImageSharp: object({
          gatsbyImageData: object({ images: object({ sources: array().of(source).required() }) }),
        }).nullable(),
      }).nullable(),
    }).required(),
  }).required(),
});
