import { LOCALES, type Locale } from "../../src/config/locales";
import { ContentError, type Fault, type Parser, schemaFaults } from "./faults";
import { type ContentFiles, MANIFEST_FILE, MENUS_FILE, readContentFiles } from "./files";
import { formats, manifestFormat, type MenusFile, type PageFile, type RoomFile } from "./format";
import { declaredLocales } from "./leaf";
import { type Addresses, addressesOf, pageTarget, ROOMS_PAGE, roomTarget } from "./links";
import { describePictures, type Picture, readSvgSizes, type Size } from "./pictures";

/** The hotel in one language; pages and rooms by the key of their file (`gastronomy/koz`). */
export interface LocalContent {
  pages: ReadonlyMap<string, PageFile>;
  rooms: ReadonlyMap<string, RoomFile>;
  menus: MenusFile;
  /** By file name. */
  pictures: ReadonlyMap<string, Picture>;
  addresses: Addresses;
}

export type Content = Record<Locale, LocalContent>;

/**
 * Reads and checks a content folder (its format: `content/README.md`).
 * Throws one ContentError that lists every fault with file, field and reason.
 */
export async function loadContent(contentDir: string): Promise<Content> {
  const files = await readContentFiles(contentDir);
  const svgSizes = await readSvgSizes(contentDir, files.media);
  const faults: Fault[] = [...files.faults, ...missingParts(files)];
  const content = {
    en: readLocale("en", files, svgSizes, faults),
    tr: readLocale("tr", files, svgSizes, faults),
    ru: readLocale("ru", files, svgSizes, faults),
    de: readLocale("de", files, svgSizes, faults),
  };
  for (const locale of LOCALES) faults.push(...repeatedAddresses(content[locale]));
  if (faults.length > 0) throw new ContentError(contentDir, faults);
  return content;
}

function readLocale(
  locale: Locale,
  files: ContentFiles,
  svgSizes: ReadonlyMap<string, Size>,
  faults: Fault[],
): LocalContent {
  const manifest = parse(MANIFEST_FILE, files.manifest, manifestFormat(locale)) ?? [];
  const pictures = describePictures(files.media, svgSizes, manifest);
  const format = formats(locale, {
    targets: new Set([
      ...[...files.pages.keys()].map(pageTarget),
      ...[...files.rooms.keys()].map(roomTarget),
    ]),
    pictures,
  });
  const pages = parseFolder("pages", files.pages, "url", format.page);
  const rooms = parseFolder("rooms", files.rooms, "slug", format.room);
  const menus = parse(MENUS_FILE, files.menus, format.menus) ?? { header: [], footer: [] };
  return { pages, rooms, menus, pictures, addresses: addressesOf(pages, rooms) };

  function parse<Parsed>(file: string, raw: unknown, schema: Parser<Parsed>): Parsed | undefined {
    if (raw === undefined) return undefined;
    try {
      return schema.validateSync(raw, { abortEarly: false });
    } catch (error) {
      faults.push(...schemaFaults(file, error));
      return undefined;
    }
  }

  /** Only the files that exist in the language: those whose `address` names it. */
  function parseFolder<Parsed>(
    folder: string,
    raws: ReadonlyMap<string, unknown>,
    address: "url" | "slug",
    schema: Parser<Parsed>,
  ): ReadonlyMap<string, Parsed> {
    const parsed = new Map<string, Parsed>();
    for (const [key, raw] of raws) {
      const declared = declaredLocales(raw, address);
      // A file that names no language at all is at fault, and the schema says how.
      if (declared.length > 0 && !declared.includes(locale)) continue;
      const value = parse(`${folder}/${key}.json`, raw, schema);
      if (value !== undefined) parsed.set(key, value);
    }
    return parsed;
  }
}

function missingParts({ pages, rooms }: ContentFiles): Fault[] {
  if (pages.size === 0) return [{ file: "pages", field: "", reason: "has no page" }];
  if (rooms.size === 0 || pages.has(ROOMS_PAGE)) return [];
  return [{ file: `pages/${ROOMS_PAGE}.json`, field: "", reason: "is missing, and rooms stand below it" }];
}

/** Ids, paths and slugs that two files share. */
function repeatedAddresses({ pages, rooms }: LocalContent): Fault[] {
  return [
    ...repeated("pages", "id", pages, ({ id }) => id),
    ...repeated("pages", "url", pages, ({ url }) => url),
    ...repeated("rooms", "id", rooms, ({ id }) => id),
    ...repeated("rooms", "slug", rooms, ({ slug }) => slug),
  ];
}

function repeated<Entry>(
  folder: string,
  field: string,
  entries: ReadonlyMap<string, Entry>,
  pick: (entry: Entry) => string | number,
): Fault[] {
  const owners = new Map<string | number, string>();
  const faults: Fault[] = [];
  for (const [key, entry] of entries) {
    const owner = owners.get(pick(entry));
    if (owner === undefined) owners.set(pick(entry), key);
    else {
      const reason = `${pick(entry)} is that of ${folder}/${owner}.json`;
      faults.push({ file: `${folder}/${key}.json`, field, reason });
    }
  }
  return faults;
}
