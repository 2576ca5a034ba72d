import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { processFile } from "gatsby-plugin-sharp/process-file";
import sharp from "sharp";
import { limitAvifEffort } from "../../../src/gatsby/inside/avif-effort";

const PHOTO = resolve("content/media/award-still-life.jpg");
const WIDTH = 64;

test("gatsby-plugin-sharp makes AVIF files with the effort that is set here", async () => {
  const folder = await mkdtemp(join(tmpdir(), "avif-"));
  try {
    const outputPath = join(folder, "photo.avif");
    const args = { width: WIDTH, toFormat: "avif", quality: 50 };
    limitAvifEffort();
    await processFile(PHOTO, [{ outputPath, args }], { stripMetadata: true });
    const expected = await sharp(PHOTO).rotate().resize(WIDTH).avif({ quality: 50, effort: 1 }).toBuffer();
    expect((await readFile(outputPath)).equals(expected)).toBe(true);
    const dearer = await sharp(PHOTO).rotate().resize(WIDTH).avif({ quality: 50, effort: 4 }).toBuffer();
    expect(dearer.equals(expected)).toBe(false);
  } finally {
    await rm(folder, { recursive: true });
  }
});
