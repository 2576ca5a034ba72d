import { graphql, type GraphQLResolveInfo } from "gatsby/graphql";
import { array, number, object, string } from "yup";
import { parse } from "../../../../shared/parse";
import { shorten } from "../../../../shared/shorten";
import { type InlinePicture, placePictures } from "./place-pictures";
import type { RichText } from "./rich-text";

/** Fields of editors' texts, fully rendered at build time: browsers get the final HTML. */
export const RICH_TEXT_FIELDS = {
  HotelRichText: {
    html: {
      resolve: async (
        { html, pictures }: RichText,
        _: unknown,
        context: unknown,
        { schema }: Pick<GraphQLResolveInfo, "schema">,
      ) => {
        if (pictures.length === 0) return html;
        const inline = await Promise.all(pictures.map((id) => inlinePicture(id, schema, context)));
        return placePictures(html, inline);
      },
    },
    /** Number of characters in the text. */
    length: { type: "Int!", resolve: ({ text }: RichText) => text.length },
    /** The text, shortened to the length of a search result. */
    excerpt: { type: "String!", resolve: ({ text }: RichText) => shorten(text) },
  },
};

const INLINE_PICTURE = /* GraphQL */ `
  query InlinePicture($id: String!) {
    hotelPicture(id: { eq: $id }) {
      alt
      note
      width
      height
      drawing {
        publicURL
      }
      raster {
        childImageSharp {
          body: gatsbyImageData(layout: FULL_WIDTH, formats: [WEBP], placeholder: DOMINANT_COLOR)
        }
      }
    }
  }
`;

/** Display width of a text column, and so of a picture in it. */
const MEASURE = "(min-width: 44rem) 40rem, calc(100vw - 2.5rem)";

const fallback = object({ src: string().required(), srcSet: string() });
const answer = object({
  errors: array().max(0, "A picture in a text could not be queried."),
  data: object({
    hotelPicture: object({
      alt: string().defined(),
      note: string().nullable(),
      width: number().required(),
      height: number().required(),
      drawing: object({ publicURL: string().nullable() }).nullable(),
      raster: object({
        childImageSharp: object({ body: object({ images: object({ fallback }) }) }).nullable(),
      }).nullable(),
    }).required(),
  }).required(),
});

/** Loads a picture by its node id, using a query so that Gatsby tracks the pages that depend on it. */
async function inlinePicture(
  id: string,
  schema: GraphQLResolveInfo["schema"],
  contextValue: unknown,
): Promise<InlinePicture> {
  const result = await graphql({ schema, source: INLINE_PICTURE, variableValues: { id }, contextValue });
  const { alt, note, width, height, raster, drawing } = parse(answer, result).data.hotelPicture;
  const image = raster?.childImageSharp?.body.images.fallback;
  return {
    id,
    alt,
    note,
    width,
    height,
    src: image?.src ?? drawing?.publicURL ?? "",
    srcSet: image?.srcSet,
    sizes: MEASURE,
  };
}
