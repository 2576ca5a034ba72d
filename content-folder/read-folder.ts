import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { messageOf } from "../shared/errors";
import { type HotelFile, hotelFileSchema, hotelTokensFile } from "../model/hotel-file";
import { readHotelFile } from "../toolkit/read-hotel-file";
import { LOCALES, type Locale } from "../shared/locales";
import { parse, type Parser } from "../shared/parse";
import { documentTarget, isDocumentName } from "./documents";
import { ContentError, type Fault, schemaFaults } from "./faults";
import { isCaptionsName, isFilmName } from "./films";
import {
  type ContentFiles,
  GLOSSARY_FILE,
  HOTEL_FILE,
  MANIFEST_FILE,
  MENUS_FILE,
  type ReadJson,
  readContentFiles,
} from "./files";
import {
  type Formats,
  formats,
  type GlossaryEntry,
  glossaryFormat,
  type Known,
  manifestFormat,
  type MenusFile,
  NO_DEMANDS,
  type PageFile,
  type PictureFile,
  type RoomFile,
} from "./format";
import { declaredLocales } from "./leaf";
import { pageTarget, ROOMS_PAGE, roomTarget, splitTarget } from "./links";
import type { RedirectFile } from "./redirects";
import { describePictures, isPictureName } from "./pictures";

/** A content folder, parsed: pages and rooms by file key (`gastronomy/koz`), texts in all locales. */
export interface ContentFolder {
  pages: ReadonlyMap<string, PageFile>;
  rooms: ReadonlyMap<string, RoomFile>;
  menus: MenusFile;
  pictures: readonly PictureFile[];
  /** The hotel's facts, if present. */
  hotel?: HotelFile;
  /** Addresses of the previous website. */
  redirects: readonly RedirectFile[];
}

/** Everything in a hotel's folder. */
export interface HotelFolder extends ContentFolder {
  /** The brand's colours and typography, which this module doesn't interpret. */
  tokens?: unknown;
  /** The hotel's own words for translation by machine. */
  glossary?: readonly GlossaryEntry[];
}

/**
 * How files are validated while the set of names they may refer to is unchanged, with the results of those without
 * faults.
 */
interface Checks {
  /** The names they may refer to. */
  names: string;
  formatsIn: (locales: readonly Locale[]) => Formats;
  pages: WeakMap<object, PageFile>;
  rooms: WeakMap<object, RoomFile>;
}

/**
 * Creates a reader for a folder to be served, for repeated use: unchanged files are neither parsed nor validated
 * again, and stay the same objects. Throws one ContentError that lists every fault with file, field and reason,
 * such as a missing translation or a broken link. `hotelFile` is the name of the hotel file in the folder.
 */
export function createFolderReader(
  contentDir: string,
  hotelFile: string = HOTEL_FILE,
): () => Promise<ContentFolder> {
  const known: ReadJson = new Map();
  let checks: Checks | undefined;
  return async () => {
    const files = await readContentFiles(contentDir, { known, hotelFile, mayLack: [hotelFile] });
    const faults = [...files.faults, ...missingParts(files)];
    const pictures = await readPictures(contentDir, files, LOCALES, faults);
    const targets = [
      ...[...files.pages.keys()].map(pageTarget),
      ...[...files.rooms.keys()].map(roomTarget),
      ...files.media.filter(isDocumentName).map(documentTarget),
    ];
    const usable = usablePictures(files.media, pictures);
    const films = files.media.filter((name) => isFilmName(name) || isCaptionsName(name));
    const names = JSON.stringify([targets, usable, films]);
    if (checks?.names !== names) {
      const formatsIn = formatsOnDemand({
        targets: new Set(targets),
        pictures: new Set(usable),
        films: new Set(films),
      });
      checks = newChecks(names, formatsIn);
    }
    const content = readContent(files, checks, faults);
    const hotel = parseFile(hotelFile, files.hotel, hotelFileSchema, faults);
    faults.push(...pagesNotThere(hotelFile, hotel, targets));
    if (faults.length > 0) throw new ContentError(contentDir, faults);
    return { ...content, pictures, hotel, redirects: files.redirects ?? [] };
  };
}

/**
 * Reads a hotel's folder for editing: translations and link targets may be missing.
 * Throws a ContentError, or the hotel file's own error.
 */
export async function readHotelFolder(contentDir: string): Promise<HotelFolder> {
  const files = await readContentFiles(contentDir, { mayLack: [MANIFEST_FILE, HOTEL_FILE] });
  const faults = [...files.faults];
  const pictures = await readPictures(contentDir, files, [], faults);
  const lenient = formats(NO_DEMANDS);
  const content = readContent(
    files,
    newChecks("", () => lenient),
    faults,
  );
  const glossary = parseFile(GLOSSARY_FILE, files.glossary, glossaryFormat(), faults);
  if (faults.length > 0) throw new ContentError(contentDir, faults);
  const hotelFile = join(contentDir, HOTEL_FILE);
  return {
    ...content,
    pictures,
    redirects: files.redirects ?? [],
    hotel: existsSync(hotelFile) ? readHotelFile(hotelFile) : undefined,
    tokens: await readTokens(hotelTokensFile(hotelFile)),
    glossary,
  };
}

function newChecks(names: string, formatsIn: Checks["formatsIn"]): Checks {
  return { names, formatsIn, pages: new WeakMap(), rooms: new WeakMap() };
}

/** Memoises the formats of each set of locales. */
function formatsOnDemand(known: Known): Checks["formatsIn"] {
  const made = new Map<string, Formats>();
  return (locales) => {
    const key = locales.join(" ");
    const found = made.get(key) ?? formats({ locales, known });
    made.set(key, found);
    return found;
  };
}

function readContent(
  files: ContentFiles,
  { formatsIn, ...checked }: Checks,
  faults: Fault[],
): Pick<ContentFolder, "pages" | "rooms" | "menus"> {
  const pages = parseFolder("pages", files.pages, "url", (locales) => formatsIn(locales).page, checked.pages);
  const rooms = parseFolder(
    "rooms",
    files.rooms,
    "slug",
    (locales) => formatsIn(locales).room,
    checked.rooms,
  );
  const menus = parseFile(MENUS_FILE, files.menus, formatsIn(LOCALES).menus, faults);
  faults.push(
    ...repeated("pages", "id", pages, ({ id }) => id),
    ...repeated("rooms", "id", rooms, ({ id }) => id),
    ...LOCALES.flatMap((locale) => [
      ...repeated("pages", "url", pages, ({ url }) => url[locale]),
      ...repeated("rooms", "slug", rooms, ({ slug }) => slug[locale]),
    ]),
  );
  return { pages, rooms, menus: menus ?? { header: [], footer: [] } };

  /** Parses each file with the format for the locales of its `address`. */
  function parseFolder<Parsed>(
    folder: string,
    raws: ReadonlyMap<string, unknown>,
    address: "url" | "slug",
    formatIn: (locales: readonly Locale[]) => Parser<Parsed>,
    known: WeakMap<object, Parsed>,
  ): ReadonlyMap<string, Parsed> {
    const parsed = new Map<string, Parsed>();
    for (const [key, raw] of raws) {
      const isObject = typeof raw === "object" && raw !== null;
      const declared = declaredLocales(raw, address);
      // A file without any locale is a fault, which the schema describes.
      const format = formatIn(declared.length > 0 ? declared : LOCALES);
      const value = (isObject && known.get(raw)) || parseFile(`${folder}/${key}.json`, raw, format, faults);
      if (value === undefined) continue;
      parsed.set(key, value);
      if (isObject) known.set(raw, value);
    }
    return parsed;
  }
}

function parseFile<Parsed>(
  file: string,
  raw: unknown,
  format: Parser<Parsed>,
  faults: Fault[],
): Parsed | undefined {
  if (raw === undefined) return undefined;
  try {
    return parse(format, raw, { abortEarly: false });
  } catch (error) {
    faults.push(...schemaFaults(file, error));
    return undefined;
  }
}

function readPictures(
  contentDir: string,
  { media, manifest }: ContentFiles,
  locales: readonly Locale[],
  faults: Fault[],
): Promise<PictureFile[]> {
  const described =
    parseFile(MANIFEST_FILE, manifest, manifestFormat(locales), faults) ??
    // Its faults are reported above; the pictures it lists exist all the same.
    parseFile(MANIFEST_FILE, manifest, manifestFormat([]), []) ??
    [];
  return describePictures(contentDir, media, described);
}

/** Pictures that content to be served may refer to: SVGs, and others if the manifest describes them. */
function usablePictures(media: readonly string[], pictures: readonly PictureFile[]): string[] {
  return pictures
    .filter(
      ({ file, alt }) =>
        media.includes(file) && isPictureName(file) && (alt !== undefined || file.endsWith(".svg")),
    )
    .map(({ file }) => file)
    .sort();
}

function missingParts({ pages, rooms }: ContentFiles): Fault[] {
  if (pages.size === 0) return [{ file: "pages", field: "", reason: "has no page" }];
  if (rooms.size === 0 || pages.has(ROOMS_PAGE)) return [];
  return [{ file: `pages/${ROOMS_PAGE}.json`, field: "", reason: "is missing, and rooms stand below it" }];
}

/** Pages that the opening hours refer to but that don't exist. */
function pagesNotThere(file: string, hotel: HotelFile | undefined, targets: readonly string[]): Fault[] {
  return (hotel?.openingHours ?? []).flatMap(({ pages }, index) =>
    (pages ?? [])
      .filter((page) => splitTarget(page) && !targets.includes(page))
      .map((page) => ({ file, field: `openingHours[${index}].pages`, reason: `there is no ${page}` })),
  );
}

/** Ids and addresses that two files share. */
function repeated<Entry>(
  folder: string,
  field: string,
  entries: ReadonlyMap<string, Entry>,
  pick: (entry: Entry) => string | number | undefined,
): Fault[] {
  const owners = new Map<string | number, string>();
  const faults: Fault[] = [];
  for (const [key, entry] of entries) {
    const value = pick(entry);
    if (value === undefined) continue;
    const owner = owners.get(value);
    if (owner === undefined) owners.set(value, key);
    else {
      const reason = `${value} is that of ${folder}/${owner}.json`;
      faults.push({ file: `${folder}/${key}.json`, field, reason });
    }
  }
  return faults;
}

async function readTokens(file: string): Promise<unknown> {
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(await readFile(file, "utf8"));
  } catch (error) {
    throw new Error(`${file} can not be read as JSON: ${messageOf(error)}`);
  }
}
