import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { pictureRecipe } from "../theme/recipes/picture";
import { type PictureSlot, pictureSizes } from "./picture-sizes";

export type PictureData = Queries.PictureFragment | Queries.LeadPictureFragment;

interface PictureProps {
  /** Null leaves the frame with its gradient. */
  picture: PictureData | null;
  slot: PictureSlot;
  /** `natural` is the picture's own; without one the frame fills its parent. */
  ratio?: keyof typeof RATIOS | "natural";
  /** The one corner that is cut by the curve of the bay. */
  cove?: "br" | "bl" | "tr" | "tl";
  /** The words beside it say the same. */
  decorative?: boolean;
  /** The largest picture of the first view: loaded at once and before anything else. */
  eager?: boolean;
  /** The point that stays in view where the frame crops, as CSS `object-position`. */
  focal?: string;
}

const RATIOS = { photo: 3 / 2, calm: 4 / 3, portrait: 4 / 5, wide: 21 / 9 } as const;

const FIRST = { loading: "eager", fetchpriority: "high" } as const;
const LATER = { loading: "lazy" } as const;

const Frame = chakra("div", pictureRecipe);

/** A picture in its frame; where the file is missing or fails, the frame's gradient stays and the alt is read. */
export function Picture({ picture, slot, ratio, cove, decorative, eager, focal }: PictureProps) {
  const natural = ratio === "natural" ? { aspectRatio: naturalRatio(picture) } : undefined;
  return (
    <Frame data-ratio={ratio} data-cove={cove} style={natural}>
      {picture && (
        <Content
          picture={picture}
          sizes={pictureSizes(slot, ratio && ratio !== "natural" ? naturalRatio(picture) / RATIOS[ratio] : 1)}
          alt={decorative ? "" : picture.alt}
          loading={eager ? FIRST : LATER}
          focal={focal}
        />
      )}
    </Frame>
  );
}

interface ContentProps {
  picture: PictureData;
  sizes: string;
  alt: string;
  loading: typeof FIRST | typeof LATER;
  focal: string | undefined;
}

// A plain img: GatsbyImage would fetch 14 KB of React's server code on every page.
function Content({ picture, sizes, alt, loading, focal }: ContentProps) {
  const { width, height, drawing } = picture;
  const image = imageOf(picture);
  const source = image?.images.fallback;
  const src = source?.src ?? drawing?.publicURL;
  if (!src) return alt ? <chakra.span role="img" aria-label={alt} /> : null;
  return (
    <img
      {...loading}
      src={src}
      {...(source && { srcSet: source.srcSet, sizes })}
      {...(width > 0 && { width, height })}
      alt={alt}
      decoding="async"
      style={{ ...FILL, objectPosition: focal, ...placeholderOf(image, focal) }}
    />
  );
}

const FILL = { position: "absolute", inset: 0, width: "100%", height: "100%" } as const;

/** The processed image of a picture, or null where its format is not one that is processed (SVG). */
function imageOf({ raster }: PictureData): IGatsbyImageData | null {
  const image = raster?.childImageSharp;
  if (!image) return null;
  return "lead" in image ? image.lead : image.body;
}

/** Width by height; that of a photo where the size can not be read. */
function naturalRatio(picture: PictureData | null): number {
  return picture && picture.height > 0 ? picture.width / picture.height : RATIOS.photo;
}

/** What stands in a picture's place until it arrives: a tiny blurred copy, or its main colour. */
function placeholderOf(image: IGatsbyImageData | null, focal = "50%") {
  const copy = image?.placeholder?.fallback;
  return copy ? { background: `url(${copy}) ${focal} / cover` } : { backgroundColor: image?.backgroundColor };
}

// Both fragments name the same widths, so that one file serves every slot. The aliases let both stand on one picture.
export const query = graphql`
  fragment Picture on HotelPicture {
    alt
    width
    height
    drawing {
      publicURL
    }
    raster {
      childImageSharp {
        body: gatsbyImageData(
          layout: FULL_WIDTH
          breakpoints: [400, 640, 960, 1280, 1600, 1920]
          formats: [WEBP]
          placeholder: DOMINANT_COLOR
        )
      }
    }
  }

  fragment LeadPicture on HotelPicture {
    alt
    width
    height
    drawing {
      publicURL
    }
    raster {
      childImageSharp {
        lead: gatsbyImageData(
          layout: FULL_WIDTH
          breakpoints: [400, 640, 960, 1280, 1600, 1920]
          formats: [WEBP]
          placeholder: BLURRED
          blurredOptions: { width: 10, toFormat: WEBP }
        )
      }
    }
  }
`;
