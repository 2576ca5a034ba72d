import type { IGatsbyImageData } from "gatsby-plugin-image";
import { type AspectRatio, ratioOf } from "../theme/aspect-ratios";
import { cutMedia, cutSizes, type PictureSlot, pictureSizes } from "./picture-sizes";

export type PictureData = Queries.PictureFragment;

/** A picture's files for phones, cut to its frame there. */
export interface PhoneCut {
  srcSet: string;
  /** Width by height; that of the first view's slots follows from them. */
  ratio?: AspectRatio;
}

/** Attributes of a picture in a slot: those of its `img`, and of the `source` for phones where it is cut for them. */
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

/** The address of a picture's file, by which it is known; undefined where there is none. */
export function sourceOf(picture: PictureData): string | undefined {
  return imageOf(picture)?.images.fallback?.src ?? picture.drawing?.publicURL ?? undefined;
}

/** Pixels that the widest thumb has on the densest screen, about. */
const SMALL = 320;

/** Of `a.webp 400w, b.webp 800w` the files for thumbs, the smallest at least. */
function smallFiles(srcSet: string | undefined): string | undefined {
  const widthOf = (entry: string) => Number.parseInt(entry.trim().split(/\s+/)[1] ?? "", 10);
  return srcSet
    ?.split(",")
    .filter((entry, index) => index === 0 || widthOf(entry) <= SMALL)
    .join(",");
}

/** The processed image of a picture, or null where its format is not one that is processed (SVG). */
export function imageOf({ raster }: PictureData): IGatsbyImageData | null {
  return raster?.childImageSharp?.body ?? null;
}

/** Width by height; that of a photo where the size can not be read. */
export function naturalRatio(picture: PictureData | null): number {
  return picture && picture.height > 0 ? picture.width / picture.height : ratioOf("photo");
}
