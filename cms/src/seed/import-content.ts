import { join } from "node:path";
import type { Payload } from "payload";
import { documentOf, documentsIn } from "../../../content-folder/documents";
import { MEDIA_FOLDER } from "../../../content-folder/files";
import { filmsOf } from "../../../content-folder/films";
import type { PictureFile } from "../../../content-folder/format";
import type { Leaf } from "../../../content-folder/leaf";
import { splitTarget } from "../../../content-folder/links";
import { REDIRECT_STATUSES } from "../../../content-folder/redirects";
import { type HotelFolder, readHotelFolder } from "../../../content-folder/read-folder";
import { messageOf } from "../../../shared/errors";
import { isLocale, type Locale, LOCALES } from "../../../shared/locales";
import { fromFiles, type Ids } from "../files/from-files";
import { importOrder } from "./import-order";
import { isPublicBy, plan, type Plan } from "./plans";
import { fieldsOf } from "../../../shared/record";

type Data = Record<string, unknown>;

/** Imported documents skip validation, because they refer to others that don't exist yet. */
const IMPORTING = { importing: true };

/** True if the database has no content yet. */
export async function isEmpty(payload: Payload): Promise<boolean> {
  const [pages, media] = await Promise.all([
    payload.count({ collection: "pages", trash: true }),
    payload.count({ collection: "media", trash: true }),
  ]);
  return pages.totalDocs === 0 && media.totalDocs === 0;
}

/** Imports a content folder into an empty database and publishes it; `tell` receives progress messages. */
export async function importContent(
  payload: Payload,
  folder: string,
  tell: (progress: string) => void = () => {},
): Promise<void> {
  await importFolder(payload, await readHotelFolder(folder), folder, tell);
}

/** The same for a parsed folder; its pictures are in `folder`. */
export async function importFolder(
  payload: Payload,
  content: HotelFolder,
  folder: string,
  tell: (progress: string) => void = () => {},
): Promise<void> {
  const pictures = await importPictures(payload, content, join(folder, MEDIA_FOLDER));
  tell(`${pictures.size} pictures`);
  const pages = await createAll(payload, "pages", content.pages);
  const rooms = await createAll(payload, "rooms", content.rooms);
  const ids: Ids = {
    picture: (name) => known(pictures, name, "picture", folder),
    target: (target) => {
      const name = documentOf(target);
      if (name !== undefined)
        return { relationTo: "media", value: known(pictures, name, "document", folder) };
      const { kind, key } = splitTarget(target) ?? { kind: "page", key: target };
      return kind === "page"
        ? { relationTo: "pages", value: known(pages, key, "page", folder) }
        : { relationTo: "rooms", value: known(rooms, key, "room", folder) };
    },
  };
  const inLanguage = (locale: Locale) => fromFiles(locale, ids);

  for (const [key, file] of content.pages) {
    const page = { id: pages.get(key), title: file.title, times: file };
    await fill(payload, "pages", page, (locale) => inLanguage(locale).page(file)).catch(
      mistakeIn(`pages/${key}.json`),
    );
  }
  tell(`${pages.size} pages`);
  for (const [key, file] of content.rooms) {
    const room = { id: rooms.get(key), title: file.name, times: file };
    await fill(payload, "rooms", room, (locale) => inLanguage(locale).room(file)).catch(
      mistakeIn(`rooms/${key}.json`),
    );
  }
  tell(`${rooms.size} rooms`);
  await fillGlobal(payload, "menus", (locale) => inLanguage(locale).menus(content.menus));
  const { hotel, tokens } = content;
  // Like texts, words in a language that the hotel doesn't use are left out.
  const glossary = content.glossary?.filter(({ language }) => language === undefined || isLocale(language));
  if (hotel !== undefined)
    await fillGlobal(payload, "hotel", (locale) => ({
      ...inLanguage(locale).hotel(hotel),
      tokens,
      glossary,
    }));
  await payload.updateGlobal({
    slug: "redirects",
    data: {
      rows: content.redirects.map(({ from, to, status }) => ({
        from,
        to,
        status: status || REDIRECT_STATUSES[0],
      })),
    },
    context: IMPORTING,
  });
}

function mistakeIn(file: string): (error: unknown) => never {
  return (error) => {
    throw new Error(`${file} can not be imported: ${messageOf(error)}`, { cause: error });
  };
}

async function importPictures(
  payload: Payload,
  { pictures, pages, rooms, menus }: HotelFolder,
  folder: string,
): Promise<ReadonlyMap<string, number>> {
  const ids = new Map<string, number>();
  const others = [...filmsOf(pages.values()), ...documentsIn([pages, rooms, menus])].map(
    (file): PictureFile => ({ file }),
  );
  for (const { file, subject, ai, alt, focal } of [...pictures, ...others]) {
    let id: number | undefined;
    for (const locale of LOCALES) {
      const data = { alt: alt?.[locale] ?? null, subject: subject ?? null, ai: ai ?? null };
      if (id === undefined) {
        const doc = await payload.create({
          collection: "media",
          data: { ...data, ...focalOf(focal), _status: "published" },
          filePath: join(folder, file),
          locale,
          context: IMPORTING,
        });
        id = Number(doc.id);
      } else if (alt?.[locale] !== undefined) {
        await payload.update({ collection: "media", id, data, locale, context: IMPORTING });
      }
    }
    if (id !== undefined) ids.set(file, id);
  }
  return ids;
}

/** In percent; Payload's default, the centre, if the folder gives none. */
function focalOf(focal: PictureFile["focal"]): Data {
  return focal === undefined ? {} : { focalX: focal.x * 100, focalY: focal.y * 100 };
}

/** Creates all documents by key first, so that each can refer to any other. */
async function createAll(
  payload: Payload,
  collection: "pages" | "rooms",
  files: ReadonlyMap<string, { id: number }>,
): Promise<ReadonlyMap<string, number>> {
  const ids = new Map<string, number>();
  for (const [key, { id: number }] of files) {
    const doc = await payload.create({
      collection,
      data: { key, number, _status: "draft" },
      draft: true,
      context: IMPORTING,
    });
    ids.set(key, Number(doc.id));
  }
  return ids;
}

async function fill(
  payload: Payload,
  collection: "pages" | "rooms",
  { id, title, times }: { id: number | undefined; title: Leaf; times: Plan },
  dataIn: (locale: Locale) => Data,
): Promise<void> {
  if (id === undefined) return;
  let saved: Data = {};
  const locales = importOrder(title);
  for (const locale of locales) {
    const publishes = locale === locales.at(-1) && isPublicBy(times);
    saved = await payload.update({
      collection,
      id,
      data: { ...fieldsOf(withRowIds(dataIn(locale), saved)), _status: publishes ? "published" : "draft" },
      draft: !publishes,
      locale,
      depth: 0,
      context: IMPORTING,
    });
  }
  await plan(payload, collection, id, times);
}

async function fillGlobal(payload: Payload, slug: string, dataIn: (locale: Locale) => Data): Promise<void> {
  let saved: Data = {};
  for (const locale of LOCALES) {
    const isLast = locale === LOCALES.at(-1);
    saved = await payload.updateGlobal({
      slug,
      data: { ...fieldsOf(withRowIds(dataIn(locale), saved)), _status: isLast ? "published" : "draft" },
      draft: !isLast,
      locale,
      depth: 0,
      context: IMPORTING,
    });
  }
}

/** Gives the rows in `data` the ids of the rows saved in another language: a row has the same id in all. */
function withRowIds(data: unknown, saved: unknown): unknown {
  if (Array.isArray(data)) {
    const rows: unknown[] = Array.isArray(saved) ? saved : [];
    return data.map((row, index) => withRowIds(row, rows[index]));
  }
  if (typeof data !== "object" || data === null) return data;
  const before = fieldsOf(saved);
  const merged = Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, withRowIds(value, before[name])]),
  );
  return typeof before.id === "string" ? { ...merged, id: before.id } : merged;
}

function known(ids: ReadonlyMap<string, number>, key: string, what: string, folder: string): number {
  const id = ids.get(key);
  if (id === undefined)
    throw new Error(`The content in ${folder} names a ${what} that it does not hold: ${key}`);
  return id;
}
