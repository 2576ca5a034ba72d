import { generateImageData, type PictureSource, type Surroundings } from "gatsby-plugin-sharp";
import { object, number, string } from "yup";
import { tryParse } from "../../shared/parse";
import { fieldsOf } from "../../shared/record";
import type { Operation } from "gatsby-plugin-sharp/gatsby-worker";

export type { PictureSource, Surroundings };

/** How to crop an image. */
interface Cut {
  /** Width by height. */
  ratio: number;
  /** Widths of its files in pixels. */
  widths: readonly number[];
  /** What stays in view, as CSS `object-position`; null: the centre. */
  focal: string | null;
}

/** The crop focus number for the centre in gatsby-plugin-sharp and sharp. */
const MIDDLE = 0;

/** `left top` in percent of the available room, as in CSS `object-position`. */
const POINT = /^([\d.]+)% ([\d.]+)%$/;

const cutArgs = object({
  cropFocus: string().matches(POINT).required(),
  width: number().required(),
  height: number().required(),
});

/**
 * Returns the `srcset` of an image cropped around its focal point, with the same result as a browser's crop of
 * the whole image.
 */
export async function cutPicture(
  file: PictureSource,
  { ratio, widths, focal }: Cut,
  surroundings: Surroundings,
): Promise<string | undefined> {
  const data = await generateImageData({
    file,
    args: {
      layout: "fullWidth",
      formats: ["webp"],
      aspectRatio: ratio,
      breakpoints: [...widths],
      placeholder: "none",
      transformOptions: { fit: "cover", cropFocus: focal ?? MIDDLE },
    },
    pathPrefix: "",
    ...surroundings,
  });
  return data?.images.fallback?.srcSet;
}

/**
 * The region to crop from an image of this size for an operation with a focal point; undefined: the plugin
 * crops around the centre.
 */
export function cutRegion({ args }: Operation, { width, height }: { width: number; height: number }) {
  const cut = tryParse(cutArgs, args);
  const [, x, y] = POINT.exec(cut?.cropFocus ?? "") ?? [];
  if (!cut || x === undefined || y === undefined) return undefined;
  const ratio = cut.width / cut.height;
  const region = {
    width: Math.min(width, Math.round(height * ratio)),
    height: Math.min(height, Math.round(width / ratio)),
  };
  return {
    ...region,
    left: Math.round(((width - region.width) * Number(x)) / 100),
    top: Math.round(((height - region.height) * Number(y)) / 100),
  };
}

/** The operation for an image that is already cropped. */
export function afterCut(operation: Operation): Operation {
  return { ...operation, args: { ...fieldsOf(operation.args), cropFocus: MIDDLE } };
}
