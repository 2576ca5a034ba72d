import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import pLimit from "p-limit";
import { isPictureName } from "../../../content-folder/pictures";
import { replaceFile } from "../../../toolkit/stored-files";
import type { Environment } from "../environment";
import { sharp } from "../sharp";

/** Longer side in pixels: suits list rows and chooser tiles on high-density screens. */
const LONGEST = 320;
/** Limits concurrent resizing, so that editors' saves have priority. */
const oneByOne = pLimit(2);

/**
 * Returns a picture's WebP thumbnail, generated once per version of the file. Undefined if there is no such picture.
 */
export async function thumbnail(
  name: string,
  { mediaDir, dataDir }: Pick<Environment, "mediaDir" | "dataDir">,
): Promise<Buffer | undefined> {
  if (!isPictureName(name)) return undefined;
  const original = join(mediaDir, name);
  const found = await stat(original).catch(() => undefined);
  if (found === undefined) return undefined;
  const digest = createHash("sha256").update(`${name} ${found.size} ${found.mtimeMs}`).digest("hex");
  const kept = join(dataDir, "thumbnails", `${digest}.webp`);
  const known = await readFile(kept).catch(() => undefined);
  if (known !== undefined) return known;
  return oneByOne(async () => {
    const small = await sharp(original, { limitInputPixels: false })
      .resize({ width: LONGEST, height: LONGEST, fit: "inside", withoutEnlargement: true })
      .webp({ quality: 75 })
      .toBuffer();
    await replaceFile(kept, small);
    return small;
  });
}
