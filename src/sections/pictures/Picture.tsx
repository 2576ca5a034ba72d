import { chakra, defineRecipe } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { type AspectRatio, ratioOf } from "../../theme/aspect-ratios";
import { imageOf, naturalRatio, type PhoneCut, type PictureData, pictureFiles } from "./picture-files";
import type { PictureSlot } from "./picture-sizes";

interface PictureProps {
  /** Null leaves the frame with its gradient. */
  picture: PictureData | null;
  slot: PictureSlot;
  /** `natural` is the picture's own; if absent, the frame fills its parent. */
  ratio?: AspectRatio | "natural";
  /** The one corner cut by the cove's curve, by block and inline side: `es` is block end, inline start. */
  cove?: "ee" | "es" | "se" | "ss";
  /** The largest picture of the first view (LCP): loaded eagerly, with high priority. */
  eager?: boolean;
  /** The focal point where the frame crops, as CSS `object-position`; defaults to the picture's own. */
  focal?: string;
  /** Files for phones, already cropped to the frame. */
  cut?: PhoneCut;
  /** Never larger than a thumbnail: no files for larger frames, and no placeholder until it arrives. */
  small?: boolean;
}

/**
 * React sets an img's attributes before it is inside its picture, where WebKit would request the file not meant for
 * phones: so in the browser it is lazy until it is in the page.
 */
const FIRST = {
  loading: typeof document === "undefined" ? "eager" : "lazy",
  fetchpriority: "high",
  ref: (img: HTMLImageElement | null) => img?.setAttribute("loading", "eager"),
  suppressHydrationWarning: true,
} as const;
const LATER = { loading: "lazy" } as const;

/**
 * The frame determines ratio, corner and colour; the picture only fills it. Ratio and corner are attributes: as
 * variants, each of their combinations would be a class of its own.
 */
export const pictureRecipe = defineRecipe({
  base: {
    position: "relative",
    overflow: "hidden",
    width: "full",
    bgImage: "linear-gradient(168deg, {colors.frame.from}, {colors.frame.to})",
    "& img": { width: "full", height: "full", objectFit: "cover" },
    // Fetches lazy pictures only when they come near; browsers would by default start much further off screen.
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
      maxHeight: "6cm",
      borderRadius: "0 !important",
      breakInside: "avoid",
    },
  },
});

const Frame = chakra("div", pictureRecipe);

/** A picture in its frame; if the file is missing or fails, the frame's gradient and the alt text remain. */
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
      {picture?.note && !small && <small style={NOTE}>{picture.note}</small>}
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

// A plain img: GatsbyImage would load 14 KB of React's server code on every page.
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

// In its style: no page without such a picture has rules for it.
const NOTE = {
  position: "absolute",
  insetInlineEnd: 0,
  bottom: 0,
  padding: "0.125rem 0.5rem",
  fontSize: "0.875rem",
  background: "Canvas",
  color: "CanvasText",
} as const;

const FILL = { position: "absolute", inset: 0, width: "100%", height: "100%" } as const;

/** Placeholder until the picture arrives: a tiny blurred copy. */
function placeholderOf(image: IGatsbyImageData | null, focal = "50%") {
  const copy = image?.placeholder?.fallback;
  return copy && { background: `url(${copy}) ${focal} / cover` };
}

// All pictures share these widths (gatsby/config.ts), so that one file serves every slot.
export const query = graphql`
  fragment Picture on HotelPicture {
    alt
    width
    height
    focal
    note
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
