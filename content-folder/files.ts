import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { hasCode, messageOf } from "../shared/errors";
import { textFault } from "../shared/text-fault";
import type { Fault } from "./faults";
import { parseRedirects, type RedirectFile, REDIRECTS_FILE } from "./redirects";

export const HOTEL_FILE = "hotel.json";
export const MENUS_FILE = "menus.json";
export const GLOSSARY_FILE = "glossary.json";
export const MEDIA_FOLDER = "media";
export const MANIFEST_FILE = "media/manifest.json";

/** A content folder as it is on disk: parsed, unvalidated JSON. */
export interface ContentFiles {
  /** By key: `pages/gastronomy/koz.json` → `gastronomy/koz`. */
  pages: ReadonlyMap<string, unknown>;
  rooms: ReadonlyMap<string, unknown>;
  menus: unknown;
  manifest: unknown;
  /** The hotel's facts. */
  hotel: unknown;
  /** The hotel's own words for translation by machine; undefined if there is no such file. */
  glossary: unknown;
  /** Undefined if there is no such file. */
  redirects: readonly RedirectFile[] | undefined;
  /** Names of the files in `media/`. */
  media: readonly string[];
  /** Files that can't be read or aren't JSON. */
  faults: Fault[];
}

/** JSON files by path, as last read: a file with unchanged text keeps its value. */
export type ReadJson = Map<string, { text: string; json: unknown }>;

interface ReadOptions {
  known?: ReadJson;
  /** Optional files, beside the glossary. */
  mayLack?: readonly string[];
  /** Name of the hotel file in the folder. */
  hotelFile?: string;
}

/** Reads every file of a content folder. A missing folder counts as empty. */
export async function readContentFiles(
  contentDir: string,
  { known = new Map(), mayLack = [HOTEL_FILE], hotelFile = HOTEL_FILE }: ReadOptions = {},
): Promise<ContentFiles> {
  const faults: Fault[] = [];
  const [pages, rooms, menus, manifest, hotel, glossary, redirects, media] = await Promise.all([
    readJsonFolder("pages"),
    readJsonFolder("rooms"),
    readJson(MENUS_FILE),
    readJson(MANIFEST_FILE),
    readJson(hotelFile),
    readJson(GLOSSARY_FILE),
    readRedirects(),
    listFiles(MEDIA_FOLDER),
  ]);
  return { pages, rooms, menus, manifest, hotel, glossary, redirects, media, faults };

  async function readJson(file: string): Promise<unknown> {
    try {
      const text = await readFile(join(contentDir, file), "utf8");
      const last = known.get(file);
      if (last?.text === text) return last.json;
      const json: unknown = JSON.parse(text);
      const fault = textFault(json);
      if (fault === undefined) known.set(file, { text, json });
      else
        faults.push({
          file,
          field: fieldAt(fault.path),
          reason: `holds the character ${fault.character}, which cannot be shown: take it out`,
        });
      return json;
    } catch (error) {
      const isNoFault = hasCode(error, "ENOENT") && [GLOSSARY_FILE, ...mayLack].includes(file);
      if (!isNoFault) faults.push({ file, field: "", reason: messageOf(error) });
      return undefined;
    }
  }

  async function readRedirects(): Promise<RedirectFile[] | undefined> {
    try {
      const bytes = await readFile(join(contentDir, REDIRECTS_FILE));
      // Rejected rows are reported by the build, which reads the same file.
      return parseRedirects(bytes).rows.map(({ from, to, status }) => ({ from, to, status }));
    } catch (error) {
      if (!hasCode(error, "ENOENT"))
        faults.push({ file: REDIRECTS_FILE, field: "", reason: messageOf(error) });
      return undefined;
    }
  }

  async function readJsonFolder(folder: string): Promise<ReadonlyMap<string, unknown>> {
    const names = (await listFiles(folder)).filter((name) => name.endsWith(".json"));
    const entries = await Promise.all(
      names.map(
        async (name) => [name.slice(0, -".json".length), await readJson(`${folder}/${name}`)] as const,
      ),
    );
    return new Map(entries);
  }

  async function listFiles(folder: string): Promise<string[]> {
    try {
      const names = await readdir(join(contentDir, folder), { recursive: true });
      return names.map((name) => name.replaceAll("\\", "/")).sort();
    } catch (error) {
      if (hasCode(error, "ENOENT")) return [];
      throw error;
    }
  }
}

/** `["contents", 2, "title"]` → `contents[2].title` */
function fieldAt(path: readonly (string | number)[]): string {
  return path
    .map((part) => (typeof part === "number" ? `[${part}]` : `.${part}`))
    .join("")
    .replace(/^\./, "");
}
