import { generateImageData, type PictureSource, type Surroundings } from "gatsby-plugin-sharp";
import { object, number, string } from "yup";
import { tryParse } from "../../shared/parse";
import { fieldsOf } from "../../shared/record";
import type { Operation } from "gatsby-plugin-sharp/gatsby-worker";

export type { PictureSource, Surroundings };

/** What a picture is cut to. */
export interface Cut {
  /** Width by height. */
  ratio: number;
  /** Pixels of its files. */
  widths: readonly number[];
  /** What stays in view, as CSS `object-position`; null: the middle. */
  focal: string | null;
}

/** gatsby-plugin-sharp's and sharp's own number of the middle. */
const MIDDLE = 0;

/** `left top` of a region, in percent of the room there is, as CSS `object-position` says it. */
const POINT = /^([\d.]+)% ([\d.]+)%$/;

const cutArgs = object({
  cropFocus: string().matches(POINT).required(),
  width: number().required(),
  height: number().required(),
});

/** Files of a picture cut around its point, as `srcset`: they show what a browser would that crops the whole picture there. */
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

/** Where a picture of this size is cut for an operation around a point of its own; undefined: the plugin cuts around the middle. */
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

/** The operation on a picture that is cut already. */
export function afterCut(operation: Operation): Operation {
  return { ...operation, args: { ...fieldsOf(operation.args), cropFocus: MIDDLE } };
}
