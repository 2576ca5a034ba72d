import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { changeAttributes } from "./attributes";
import { MEDIA_FOLDER } from "./files";
import type { PictureFile } from "./format";
import { MEDIA_PATH } from "./media-path";

/** In pixels; absent if unreadable. */
type Size = Pick<PictureFile, "width" | "height">;

const PICTURE_NAME = /^[\w-]+\.(avif|gif|jpe?g|png|svg|webp)$/i;

/** True for a valid picture name: a file directly in the media folder, in a format that browsers show. */
export function isPictureName(name: string): boolean {
  return PICTURE_NAME.test(name);
}

/** Address of a picture, relative to the API's origin: `pool.jpg` → `/media/pool.jpg`. */
export function pictureUrl(name: string): string {
  return `${MEDIA_PATH}${name}`;
}

/** Resolves the pictures in HTML: `<img src="pool.jpg">` → `<img src="/media/pool.jpg">`. */
export function resolvePictures(html: string): string {
  return changeAttributes(html, "src", pictureUrl);
}

/**
 * Returns all pictures of the media folder: first those in the manifest, which has sizes and alternative texts,
 * then the rest. An SVG's size is read from the file.
 */
export async function describePictures(
  contentDir: string,
  media: readonly string[],
  manifest: readonly PictureFile[],
): Promise<PictureFile[]> {
  const named = new Set(manifest.map(({ file }) => file));
  const others = media
    .filter((file) => isPictureName(file) && !named.has(file))
    .map((file): PictureFile => ({ file }));
  return Promise.all(
    [...manifest, ...others].map(async (picture) => {
      if (!media.includes(picture.file) || !picture.file.endsWith(".svg")) return picture;
      const { width, height } = svgSize(await readFile(join(contentDir, MEDIA_FOLDER, picture.file), "utf8"));
      return { ...picture, width: picture.width ?? width, height: picture.height ?? height };
    }),
  );
}

/** Its width and height, or else those of its viewBox. */
function svgSize(svg: string): Size {
  const root = /<svg\b[^>]*>/.exec(svg)?.[0] ?? "";
  const attribute = (key: string) => new RegExp(`\\s${key}="([^"]*)"`).exec(root)?.[1];
  const [, , boxWidth, boxHeight] = (attribute("viewBox") ?? "").trim().split(/[\s,]+/);
  return {
    width: pixels(attribute("width") ?? boxWidth),
    height: pixels(attribute("height") ?? boxHeight),
  };
}

/** `"241"` and `"241px"` → 241; other units and invalid values → undefined. */
function pixels(length: string | undefined): number | undefined {
  const value = /^(\d+(?:\.\d+)?)(?:px)?$/.exec(length ?? "")?.[1];
  return value === undefined ? undefined : Math.round(Number(value));
}
