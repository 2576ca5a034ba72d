import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { MEDIA_FOLDER } from "./files";
import type { ManifestFile } from "./format";

/** In pixels; absent where it can't be read. */
export interface Size {
  width?: number;
  height?: number;
}

/** A picture of the media folder, described in one language. */
export interface Picture extends Size {
  alt?: string;
}

/** Where the pictures are served. */
export const MEDIA_PATH = "/media/";

const PICTURE_NAME = /^[\w-]+\.(avif|gif|jpe?g|png|svg|webp)$/i;

/** The names a picture may have: one file in the media folder itself, of a format that browsers show. */
export function isPictureName(name: string): boolean {
  return PICTURE_NAME.test(name);
}

/** Address of a picture, relative to the API's origin: `pool.jpg` → `/media/pool.jpg`. */
export function pictureUrl(name: string): string {
  return `${MEDIA_PATH}${name}`;
}

/** Gives the pictures in HTML their addresses: `<img src="pool.jpg">` → `<img src="/media/pool.jpg">`. */
export function resolvePictures(html: string): string {
  return html.replace(/\ssrc="([^"]*)"/g, (_attribute, name: string) => ` src="${pictureUrl(name)}"`);
}

/** The sizes of the SVGs among the files of the media folder, by name. */
export async function readSvgSizes(
  contentDir: string,
  media: readonly string[],
): Promise<ReadonlyMap<string, Size>> {
  const names = media.filter((name) => isPictureName(name) && name.endsWith(".svg"));
  const sizes = await Promise.all(
    names.map(async (name) => svgSize(await readFile(join(contentDir, MEDIA_FOLDER, name), "utf8"))),
  );
  return new Map(names.map((name, index) => [name, sizes[index] ?? {}]));
}

/**
 * The pictures that content may name: every SVG (it brings its own size), and every other picture of the media
 * folder with an entry in the manifest, which knows size and alternative text.
 */
export function describePictures(
  media: readonly string[],
  svgSizes: ReadonlyMap<string, Size>,
  manifest: ManifestFile,
): ReadonlyMap<string, Picture> {
  const entries = new Map(manifest.map((entry) => [entry.file, entry]));
  const pictures = new Map<string, Picture>();
  for (const name of media.filter(isPictureName)) {
    const own = svgSizes.get(name);
    const entry = entries.get(name);
    if (own === undefined && entry === undefined) continue;
    pictures.set(name, {
      width: entry?.width ?? own?.width,
      height: entry?.height ?? own?.height,
      alt: entry?.alt,
    });
  }
  return pictures;
}

/** Its own width and height, else those of its viewBox. */
function svgSize(svg: string): Size {
  const root = /<svg\b[^>]*>/.exec(svg)?.[0] ?? "";
  const attribute = (key: string) => new RegExp(`\\s${key}="([^"]*)"`).exec(root)?.[1];
  const [, , boxWidth, boxHeight] = (attribute("viewBox") ?? "").trim().split(/[\s,]+/);
  return {
    width: pixels(attribute("width") ?? boxWidth),
    height: pixels(attribute("height") ?? boxHeight),
  };
}

/** `"241"` and `"241px"` → 241; other units and nonsense → undefined. */
function pixels(length: string | undefined): number | undefined {
  const value = /^(\d+(?:\.\d+)?)(?:px)?$/.exec(length ?? "")?.[1];
  return value === undefined ? undefined : Math.round(Number(value));
}
