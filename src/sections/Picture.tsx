import { chakra, defineRecipe } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { type AspectRatio, ratioOf } from "../theme/aspect-ratios";
import { imageOf, naturalRatio, type PhoneCut, type PictureData, pictureFiles } from "./picture-files";
import type { PictureSlot } from "./picture-sizes";

interface PictureProps {
  /** Null leaves the frame with its gradient. */
  picture: PictureData | null;
  slot: PictureSlot;
  /** `natural` is the picture's own; without one the frame fills its parent. */
  ratio?: AspectRatio | "natural";
  /** The one corner that is cut by the curve of the bay, by its sides in the flow of the page: `es` is end of block, start of line. */
  cove?: "ee" | "es" | "se" | "ss";
  /** The largest picture of the first view: loaded at once and before anything else. */
  eager?: boolean;
  /** The point that stays in view where the frame crops, as CSS `object-position`; without one the picture's own. */
  focal?: string;
  /** Files for phones that are cut to the frame already. */
  cut?: PhoneCut;
  /** Never wider than a thumb: without files for larger frames, and without a copy in its place until it arrives. */
  small?: boolean;
}

/**
 * React gives an img its files before it is in its picture, where WebKit would ask for the one that is not for phones:
 * in the browser it is lazy until it is in the page.
 */
const FIRST = {
  loading: typeof document === "undefined" ? "eager" : "lazy",
  fetchpriority: "high",
  ref: (img: HTMLImageElement | null) => img?.setAttribute("loading", "eager"),
  suppressHydrationWarning: true,
} as const;
const LATER = { loading: "lazy" } as const;

/**
 * The frame owns ratio, corner and colour; the picture only fills it. Ratio and corner are attributes: as variants, each
 * of their combinations would be a class of its own.
 */
export const pictureRecipe = defineRecipe({
  base: {
    position: "relative",
    overflow: "hidden",
    width: "full",
    bgImage: "linear-gradient(168deg, {colors.frame.from}, {colors.frame.to})",
    "& img": { width: "full", height: "full", objectFit: "cover" },
    // Lazy pictures are fetched when they come near; so far off the screen a browser would fetch them much earlier.
    "&:not([data-eager])": { contentVisibility: "auto" },
    "&:not([data-ratio])": { height: "full" },
    "&[data-ratio=photo]": { aspectRatio: "photo" },
    "&[data-ratio=calm]": { aspectRatio: "calm" },
    "&[data-ratio=portrait]": { aspectRatio: "portrait" },
    "&[data-ratio=wide]": { aspectRatio: { base: "5 / 4", md: "wide" } },
    "&[data-cove=ee]": { borderEndEndRadius: "coveMedium" },
    "&[data-cove=es]": { borderEndStartRadius: "coveMedium" },
    "&[data-cove=se]": { borderStartEndRadius: "coveMedium" },
    "&[data-cove=ss]": { borderStartStartRadius: "coveMedium" },
    _print: {
      contentVisibility: "visible !important",
      maxHeight: "12cm",
      borderRadius: "0 !important",
      breakInside: "avoid",
    },
  },
});

const Frame = chakra("div", pictureRecipe);

/** A picture in its frame; where the file is missing or fails, the frame's gradient stays and the alt is read. */
export function Picture({ picture, slot, ratio, cove, eager, focal, cut, small }: PictureProps) {
  const point = focal ?? picture?.focal ?? undefined;
  const natural = ratio === "natural" ? { aspectRatio: naturalRatio(picture) } : undefined;
  const frame = ratio && ratio !== "natural" ? ratioOf(ratio) : undefined;
  return (
    <Frame data-ratio={ratio} data-cove={cove} data-eager={eager || undefined} style={natural}>
      {picture && (
        <Content
          picture={picture}
          files={pictureFiles(picture, slot, { ratio: frame, cut, small })}
          loading={eager ? FIRST : LATER}
          focal={point}
          small={small}
        />
      )}
    </Frame>
  );
}

interface ContentProps {
  picture: PictureData;
  files: ReturnType<typeof pictureFiles>;
  loading: typeof FIRST | typeof LATER;
  focal: string | undefined;
  small: boolean | undefined;
}

// A plain img: GatsbyImage would fetch 14 KB of React's server code on every page.
function Content({ picture, files, loading, focal, small }: ContentProps) {
  const { alt, width, height } = picture;
  if (!files) return alt ? <chakra.span role="img" aria-label={alt} /> : null;
  const img = (
    <img
      {...loading}
      {...files.img}
      {...(width > 0 && { width, height })}
      alt={alt}
      decoding="async"
      style={{ ...FILL, objectPosition: focal, ...(!small && placeholderOf(imageOf(picture), focal)) }}
    />
  );
  if (!files.phone) return img;
  return (
    <picture>
      <source {...files.phone} />
      {img}
    </picture>
  );
}

const FILL = { position: "absolute", inset: 0, width: "100%", height: "100%" } as const;

/** What stands in a picture's place until it arrives: a tiny blurred copy. */
function placeholderOf(image: IGatsbyImageData | null, focal = "50%") {
  const copy = image?.placeholder?.fallback;
  return copy && { background: `url(${copy}) ${focal} / cover` };
}

// The widths are those of every picture (gatsby/config.ts), so that one file serves every slot.
export const query = graphql`
  fragment Picture on HotelPicture {
    alt
    width
    height
    focal
    drawing {
      publicURL
    }
    raster {
      childImageSharp {
        body: gatsbyImageData(
          layout: FULL_WIDTH
          formats: [WEBP]
          placeholder: BLURRED
          blurredOptions: { width: 10, toFormat: WEBP }
        )
      }
    }
  }
`;
