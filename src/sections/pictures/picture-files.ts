import type { IGatsbyImageData } from "gatsby-plugin-image";
import { type AspectRatio, ratioOf } from "../../theme/aspect-ratios";
import { cutMedia, cutSizes, type PictureSlot, pictureSizes } from "./picture-sizes";

export type PictureData = Queries.PictureFragment;

/** A picture's files for phones, cropped to its frame there. */
export interface PhoneCut {
  srcSet: string;
  /** Width by height; slots of the first view have their own. */
  ratio?: AspectRatio;
}

/** Attributes of a picture in a slot: those of its `img`, and of the `source` for phones if it has a crop for them. */
export function pictureFiles(
  picture: PictureData,
  slot: PictureSlot,
  { ratio, cut, small = false }: { ratio?: number; cut?: PhoneCut; small?: boolean } = {},
) {
  const fallback = imageOf(picture)?.images.fallback;
  const src = sourceOf(picture);
  if (!src) return null;
  const sizes = pictureSizes(slot, naturalRatio(picture), ratio);
  return {
    img: { ...(fallback && { sizes, srcSet: small ? smallFiles(fallback.srcSet) : fallback.srcSet }), src },
    phone: cut && {
      media: cutMedia(slot),
      sizes: cutSizes(slot, cut.ratio && ratioOf(cut.ratio)),
      srcSet: cut.srcSet,
    },
  };
}

/** URL of a picture's file, which identifies it; undefined if there is none. */
export function sourceOf(picture: PictureData): string | undefined {
  return imageOf(picture)?.images.fallback?.src ?? picture.drawing?.publicURL ?? undefined;
}

/** Approximate pixel width of the widest thumbnail on the densest screen. */
const SMALL = 320;

/** Filters `a.webp 400w, b.webp 800w` to the files for thumbnails, keeping at least the smallest. */
function smallFiles(srcSet: string | undefined): string | undefined {
  const widthOf = (entry: string) => Number.parseInt(entry.trim().split(/\s+/)[1] ?? "", 10);
  return srcSet
    ?.split(",")
    .filter((entry, index) => index === 0 || widthOf(entry) <= SMALL)
    .join(",");
}

/** A picture's processed image, or null if its format isn't processed (SVG). */
export function imageOf({ raster }: PictureData): IGatsbyImageData | null {
  return raster?.childImageSharp?.body ?? null;
}

/** Width by height; a photo's if the size is unknown. */
export function naturalRatio(picture: PictureData | null): number {
  return picture && picture.height > 0 ? picture.width / picture.height : ratioOf("photo");
}
