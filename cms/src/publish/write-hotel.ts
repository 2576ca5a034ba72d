import { copyFile, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { shownPictures } from "../../../content-folder/shown-pictures";
import { hotelMediaFolder, hotelTokensFile } from "../../../model/hotel-file";
import { withoutUnspoken } from "../../../shared/hotel-languages";
import { replaceFile } from "../../../toolkit/stored-files";
import type { CurrentContent } from "../live/live-content";

/** Writes the hotel file for the site's build, along with its pictures and the brand's tokens. */
export async function writeHotelFile(
  hotelFile: string,
  { folder: { hotel, tokens, pictures } }: CurrentContent,
  mediaDir: string,
): Promise<void> {
  if (hotel === undefined) return;
  const media = hotelMediaFolder(hotelFile);
  await mkdir(media, { recursive: true });
  const named = shownPictures({ pages: new Map(), rooms: new Map(), hotel });
  for (const { file } of pictures) {
    if (named.has(file)) await copyFile(join(mediaDir, file), join(media, file));
  }
  if (tokens !== undefined && tokens !== null) await writeWhole(hotelTokensFile(hotelFile), tokens);
  await writeWhole(hotelFile, withoutUnspoken(hotel));
}

/** A concurrent build sees either the old file or the new one. */
function writeWhole(file: string, value: unknown): Promise<void> {
  return replaceFile(file, `${JSON.stringify(value, null, 2)}\n`);
}
