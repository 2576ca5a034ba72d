import { basename, dirname } from "node:path";
import { MANIFEST_FILE, MENUS_FILE, readContentFiles } from "../../content-folder/files";
import type { Environment } from "../../shared/environment";
import { DEFAULT_LOCALE, isLocale, isShippedLocale, type Locale } from "../../shared/locales";
import { prefixPath } from "../../shared/paths";
import { isRecord, isText } from "../../shared/record";
import type { Finding } from "./report";

/** Location of the hotel's text files: its facts, and its content if no other server has it. */
export type HotelSource = Pick<Environment, "hotelFile" | "contentApiUrl">;

/**
 * Finds texts in shipped languages that the hotel does not offer, which appear on no page: one finding per file
 * and language.
 */
export async function unspokenFindings({ hotelFile, contentApiUrl }: HotelSource): Promise<Finding[]> {
  const name = basename(hotelFile);
  const files = await readContentFiles(dirname(hotelFile), { hotelFile: name });
  const content: [file: string, json: unknown][] = [
    ...[...files.pages].map(([key, page]): [string, unknown] => [`pages/${key}.json`, page]),
    ...[...files.rooms].map(([key, room]): [string, unknown] => [`rooms/${key}.json`, room]),
    [MENUS_FILE, files.menus],
    [MANIFEST_FILE, files.manifest],
  ];
  const read: typeof content = [[name, files.hotel], ...(contentApiUrl === undefined ? content : [])];
  return read.flatMap(([file, json]) =>
    [...unspokenTexts(json)].map(([locale, fields]): Finding => ({
      kind: "unspoken-text",
      locale: DEFAULT_LOCALE,
      page: prefixPath(DEFAULT_LOCALE, "/"),
      detail: `${file}: ${locale}: ${fields.join(", ")}`,
    })),
  );
}

/** `{ title: { en: "Pool", uk: "Басейн" } }` for a hotel with only English → `uk` with `["title"]`. */
function unspokenTexts(json: unknown): Map<Locale, string[]> {
  const found = new Map<Locale, string[]>();
  walk(json, "");
  return found;

  function walk(value: unknown, field: string): void {
    if (Array.isArray(value)) value.forEach((item, index) => walk(item, `${field}[${index}]`));
    if (!isRecord(value)) return;
    const entries = Object.entries(value);
    if (!entries.every(([key, text]) => isShippedLocale(key) && isText(text))) {
      for (const [key, part] of entries) walk(part, field ? `${field}.${key}` : key);
      return;
    }
    for (const [key] of entries)
      if (isShippedLocale(key) && !isLocale(key)) found.set(key, [...(found.get(key) ?? []), field]);
  }
}
