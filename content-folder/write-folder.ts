import { copyFile, mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { withoutUnspoken } from "../shared/hotel-languages";
import { GLOSSARY_FILE, HOTEL_FILE, MANIFEST_FILE, MEDIA_FOLDER, MENUS_FILE } from "./files";
import { isPictureName } from "./pictures";
import { REDIRECTS_FILE, writeRedirects } from "./redirects";
import type { HotelFolder } from "./read-folder";

/**
 * Writes content as a folder, with the pictures and films of `mediaDir`, and deletes pages and rooms that no longer
 * exist.
 */
export async function writeFolder(folder: string, content: HotelFolder, mediaDir: string): Promise<void> {
  const { pages, rooms, menus, pictures, hotel, redirects, tokens, glossary = [] } = content;
  await Promise.all([
    writeAll(join(folder, "pages"), pages),
    writeAll(join(folder, "rooms"), rooms),
    writeJson(join(folder, MENUS_FILE), menus),
    writeJson(
      join(folder, MANIFEST_FILE),
      pictures.filter(
        ({ file, alt }) => isPictureName(file) && (alt !== undefined || !file.endsWith(".svg")),
      ),
    ),
    hotel && writeJson(join(folder, HOTEL_FILE), withoutUnspoken(hotel)),
    redirects.length > 0
      ? writeFile(join(folder, REDIRECTS_FILE), writeRedirects(redirects))
      : rm(join(folder, REDIRECTS_FILE), { force: true }),
    tokens && writeJson(join(folder, "tokens.json"), tokens),
    glossary.length > 0
      ? writeJson(join(folder, GLOSSARY_FILE), glossary)
      : rm(join(folder, GLOSSARY_FILE), { force: true }),
  ]);
  for (const { file } of pictures) await copyFile(join(mediaDir, file), join(folder, MEDIA_FOLDER, file));
}

async function writeAll(folder: string, files: ReadonlyMap<string, unknown>): Promise<void> {
  await mkdir(folder, { recursive: true });
  const wanted = new Set([...files.keys()].map((key) => join(folder, `${key}.json`)));
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (entry.isFile() && file.endsWith(".json") && !wanted.has(file)) await rm(file);
  }
  for (const [key, value] of files) await writeJson(join(folder, `${key}.json`), value);
}

async function writeJson(file: string, value: unknown): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(value, null, 2)}\n`);
}
