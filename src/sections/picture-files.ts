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
  { ratio, cut }: { ratio?: number; cut?: PhoneCut } = {},
) {
  const fallback = imageOf(picture)?.images.fallback;
  const src = fallback?.src ?? picture.drawing?.publicURL;
  if (!src) return null;
  const sizes = pictureSizes(slot, naturalRatio(picture), ratio);
  return {
    img: { src, ...(fallback && { srcSet: fallback.srcSet, sizes }) },
    phone: cut && {
      srcSet: cut.srcSet,
      sizes: cutSizes(slot, cut.ratio && ratioOf(cut.ratio)),
      media: cutMedia(slot),
    },
  };
}

/** The processed image of a picture, or null where its format is not one that is processed (SVG). */
export function imageOf({ raster }: PictureData): IGatsbyImageData | null {
  return raster?.childImageSharp?.body ?? null;
}

/** Width by height; that of a photo where the size can not be read. */
export function naturalRatio(picture: PictureData | null): number {
  return picture && picture.height > 0 ? picture.width / picture.height : ratioOf("photo");
}
