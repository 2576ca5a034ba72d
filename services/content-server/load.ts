import { LOCALES, type Locale } from "../../shared/locales";
import { parse as parseBy, type Parser } from "../../shared/parse";
import { ContentError, type Fault, schemaFaults } from "./faults";
import { type ContentFiles, MANIFEST_FILE, MENUS_FILE, type ReadJson, readContentFiles } from "./files";
import { formats, manifestFormat, type MenusFile, type PageFile, type RoomFile } from "./format";
import { declaredLocales } from "./leaf";
import { type Addresses, addressesOf, pageTarget, ROOMS_PAGE, roomTarget } from "./links";
import { isPublic, type NextChange, nextChange, type Schedule } from "./schedule";
import { describePictures, type Picture, readSvgSizes, type Size } from "./pictures";

/** The hotel in one language; pages and rooms by the key of their file (`gastronomy/koz`). */
export interface LocalContent {
  pages: ReadonlyMap<string, PageFile>;
  /** Keys of the pages by their paths. */
  urls: ReadonlyMap<string, string>;
  rooms: ReadonlyMap<string, RoomFile>;
  menus: MenusFile;
  /** By file name. */
  pictures: ReadonlyMap<string, Picture>;
  addresses: Addresses;
}

export type Content = Record<Locale, LocalContent>;

export interface LoadedContent {
  content: Content;
  /** When the next page or room comes or leaves by its schedule; undefined: none does. */
  nextChange: NextChange | undefined;
}

/**
 * Reads and checks a content folder (its format: `content/README.md`).
 * What its schedule keeps back is checked and left out. Throws one ContentError that lists every fault with file, field and reason.
 */
export async function loadContent(contentDir: string): Promise<Content> {
  return (await createContentLoader(contentDir)()).content;
}

/** The same again and again: what did not change is neither parsed nor checked twice, and stays the same object. */
export function createContentLoader(contentDir: string): () => Promise<LoadedContent> {
  const known: ReadJson = new Map();
  const localeReaders = {
    en: createLocaleReader("en"),
    tr: createLocaleReader("tr"),
    ru: createLocaleReader("ru"),
    de: createLocaleReader("de"),
  };
  return async () => {
    const files = await readContentFiles(contentDir, known);
    const svgSizes = await readSvgSizes(contentDir, files.media);
    const faults: Fault[] = [...files.faults, ...missingParts(files)];
    const read = (locale: Locale) => localeReaders[locale](files, svgSizes, faults);
    const whole = { en: read("en"), tr: read("tr"), ru: read("ru"), de: read("de") };
    for (const locale of LOCALES) faults.push(...repeatedAddresses(whole[locale]));
    if (faults.length > 0) throw new ContentError(contentDir, faults);
    return publicContent(whole, Date.now());
  };
}

type LocaleReader = (
  files: ContentFiles,
  svgSizes: ReadonlyMap<string, Size>,
  faults: Fault[],
) => LocalContent;

/** How files are checked while nothing changes that all of them may name, and what came of those without faults. */
interface Checks {
  /** What they may name. */
  names: string;
  format: ReturnType<typeof formats>;
  pages: WeakMap<object, PageFile>;
  rooms: WeakMap<object, RoomFile>;
}

function createLocaleReader(locale: Locale): LocaleReader {
  let checks: Checks | undefined;
  return (files, svgSizes, faults) => {
    const manifest = parse(MANIFEST_FILE, files.manifest, manifestFormat(locale)) ?? [];
    const pictures = describePictures(files.media, svgSizes, manifest);
    const targets = [...[...files.pages.keys()].map(pageTarget), ...[...files.rooms.keys()].map(roomTarget)];
    const names = JSON.stringify([targets, [...pictures]]);
    if (checks?.names !== names) {
      const format = formats(locale, { targets: new Set(targets), pictures });
      checks = { names, format, pages: new WeakMap(), rooms: new WeakMap() };
    }
    const { format } = checks;
    const pages = parseFolder("pages", files.pages, "url", format.page, checks.pages);
    const rooms = parseFolder("rooms", files.rooms, "slug", format.room, checks.rooms);
    const menus = parse(MENUS_FILE, files.menus, format.menus) ?? { header: [], footer: [] };
    return { ...addressed(pages, rooms), menus, pictures };

    function parse<Parsed>(file: string, raw: unknown, schema: Parser<Parsed>): Parsed | undefined {
      if (raw === undefined) return undefined;
      try {
        return parseBy(schema, raw, { abortEarly: false });
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
      checked: WeakMap<object, Parsed>,
    ): ReadonlyMap<string, Parsed> {
      const parsed = new Map<string, Parsed>();
      for (const [key, raw] of raws) {
        const declared = declaredLocales(raw, address);
        // A file that names no language at all is at fault, and the schema says how.
        if (declared.length > 0 && !declared.includes(locale)) continue;
        const isObject = typeof raw === "object" && raw !== null;
        const value = (isObject && checked.get(raw)) || parse(`${folder}/${key}.json`, raw, schema);
        if (value === undefined) continue;
        parsed.set(key, value);
        if (isObject) checked.set(raw, value);
      }
      return parsed;
    }
  };
}

/** Pages and rooms with where they are. */
function addressed(pages: LocalContent["pages"], rooms: LocalContent["rooms"]) {
  const urls = new Map([...pages].map(([key, { url }]) => [url, key]));
  return { pages, urls, rooms, addresses: addressesOf(pages, rooms) };
}

function publicContent(whole: Content, now: number): LoadedContent {
  const schedules = new Map<string, Schedule>();
  for (const locale of LOCALES) {
    for (const [key, page] of whole[locale].pages) schedules.set(`pages/${key}.json`, page);
    for (const [key, room] of whole[locale].rooms) schedules.set(`rooms/${key}.json`, room);
  }
  const part = (locale: Locale) => publicPart(whole[locale], now);
  return {
    content: { en: part("en"), tr: part("tr"), ru: part("ru"), de: part("de") },
    nextChange: nextChange(schedules, now),
  };
}

/** Without what has not come yet or has left; links to it are resolved as those to what a language lacks. */
function publicPart(local: LocalContent, now: number): LocalContent {
  const pages = publicOnes(local.pages, now);
  const rooms = publicOnes(local.rooms, now);
  return { ...local, ...addressed(pages, rooms) };
}

function publicOnes<Entry extends Schedule>(
  entries: ReadonlyMap<string, Entry>,
  now: number,
): ReadonlyMap<string, Entry> {
  return new Map([...entries].filter(([, entry]) => isPublic(entry, now)));
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
