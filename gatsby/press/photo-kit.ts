import { createReadStream, createWriteStream } from "node:fs";
import { basename, extname } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { stringify } from "csv-stringify/sync";
import { Zip, ZipDeflate, ZipPassThrough } from "fflate";
import { LOCALE_NAMES } from "../../shared/locales";
import { messagesOf } from "../../languages/messages-of";
import type { KitPicture, PhotoKitData } from "./photo-kit-data";

const PRESS_MESSAGES = messagesOf("press");

/** DOS dates start in 1980, in the machine's local time: the same bytes in any time zone. */
const MADE = new Date(1980, 0, 1);

/**
 * Writes the kit: the original files, a table of captions, and the licence in each locale. The same content
 * produces the same bytes.
 */
export async function writePhotoKit({ pictures, licences }: PhotoKitData, file: string): Promise<void> {
  await pipeline(Readable.from(kitParts(pictures, licences)), createWriteStream(file));
}

async function* kitParts(pictures: readonly KitPicture[], licences: PhotoKitData["licences"]) {
  let ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  const take = () => {
    const taken = ready;
    ready = [];
    return taken;
  };
  for (const [index, { path }] of pictures.entries()) {
    const entry = new ZipPassThrough(nameOf(path, index));
    entry.mtime = MADE;
    zip.add(entry);
    for await (const chunk of createReadStream(path)) {
      entry.push(chunk);
      yield* take();
    }
    entry.push(new Uint8Array(), true);
  }
  for (const [name, text] of [
    ["captions.csv", captions(pictures, licences)] as const,
    ...licenceFiles(licences),
  ]) {
    const entry = new ZipDeflate(name);
    entry.mtime = MADE;
    zip.add(entry);
    entry.push(Buffer.from(text), true);
    yield* take();
  }
  zip.end();
  yield* take();
}

/** A spreadsheet with one row per picture and one column per locale. */
function captions(pictures: readonly KitPicture[], licences: PhotoKitData["licences"]): string {
  const locales = licences.map(({ locale }) => locale);
  const [first = "en"] = locales;
  return stringify(
    [
      [PRESS_MESSAGES[first].kit.picture, ...locales.map((locale) => LOCALE_NAMES[locale])],
      ...pictures.map(({ path, captions }, index) => [
        nameOf(path, index),
        ...locales.map((locale) => captions[locale] ?? ""),
      ]),
    ],
    { bom: true, escape_formulas: true },
  );
}

function licenceFiles(licences: PhotoKitData["licences"]): [string, string][] {
  return licences.flatMap(({ locale, text }): [string, string][] =>
    text ? [[`${PRESS_MESSAGES[locale].kit.licence}-${locale}.txt`, `${text}\n`]] : [],
  );
}

/** Numbered as on the page, so that names are unique: `02-pier.jpg`. */
function nameOf(path: string, index: number): string {
  const number = String(index + 1).padStart(2, "0");
  return `${number}-${basename(path, extname(path))}${extname(path)}`;
}
