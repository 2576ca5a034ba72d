import { copyFile, mkdir, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { shownPictures, type Snapshot, takeSnapshot } from "../api/snapshot";

/** Writes the hotel file that the site's build reads, and beside it the pictures it names and the brand's tokens. */
export async function writeHotelFile(
  hotelFile: string,
  { content: { hotel, tokens, pictures } }: Snapshot,
  mediaDir: string,
): Promise<void> {
  if (hotel === undefined) return;
  const folder = dirname(hotelFile);
  await mkdir(join(folder, "media"), { recursive: true });
  const onlyHotel = takeSnapshot({
    pages: new Map(),
    rooms: new Map(),
    menus: { header: [], footer: [] },
    pictures,
    hotel,
  });
  const named = shownPictures(onlyHotel);
  for (const { file } of pictures) {
    if (named.has(file)) await copyFile(join(mediaDir, file), join(folder, "media", file));
  }
  if (tokens !== undefined && tokens !== null) await writeWhole(join(folder, "tokens.json"), tokens);
  await writeWhole(hotelFile, hotel);
}

/** A build that reads meanwhile sees the old file or the new one. */
async function writeWhole(file: string, value: unknown): Promise<void> {
  const half = `${file}.half`;
  await writeFile(half, `${JSON.stringify(value, null, 2)}\n`);
  await rename(half, file);
}
