import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { type InferType, object, string } from "yup";
import { decodePath } from "../../../src/config/paths";
import { describeHttpError, type HttpGet } from "./http";
import type { Log } from "./log";
import { isFetchable } from "./picture-address";
import { writeFileWhole } from "./write-file";

/** A picture in our folder; width and height in pixels as it is shown. */
export interface PictureFile {
  path: string;
  width: number;
  height: number;
}

export interface FetchPicturesOptions {
  /** Origin that relative addresses belong to. */
  apiOrigin: string;
  /** Folder of our own, kept between builds. */
  folder: string;
  get: HttpGet;
  log: Log;
}

const NOTE = "note.json";

/** What is noted beside a picture, for the next build's conditional request. */
const noteSchema = object({ fileName: string().required(), etag: string().nullable().defined() });
type Note = InferType<typeof noteSchema>;

/**
 * Fetches each address once, where it has changed, into our folder.
 * A failed download is logged; the old copy is used, or null where there is none.
 */
export async function fetchPictures(
  addresses: Iterable<string>,
  options: FetchPicturesOptions,
): Promise<Map<string, PictureFile | null>> {
  const distinct = [...new Set(addresses)];
  const files = await Promise.all(distinct.map((address) => fetchPicture(address, options)));
  return new Map(distinct.map((address, index) => [address, files[index] ?? null]));
}

async function fetchPicture(address: string, options: FetchPicturesOptions): Promise<PictureFile | null> {
  const { log, folder } = options;
  const own = path.join(folder, createHash("sha256").update(address).digest("hex").slice(0, 16));
  const note = await readNote(own);
  let fileName = note?.fileName;
  try {
    fileName = await download(address, own, note, options);
  } catch (error) {
    const consequence = note ? "The old copy is used." : "There is no old copy: it is left out.";
    log.warn(`GET ${address}: the picture can not be fetched: ${describeHttpError(error)}. ${consequence}`);
  }
  if (fileName === undefined) return null;
  const file = path.join(own, fileName);
  return { path: file, ...(await readSize(file)) };
}

/** The file's name in its folder; rejects where there is no good answer. */
async function download(address: string, own: string, note: Note | null, options: FetchPicturesOptions) {
  const { apiOrigin, get } = options;
  if (!isFetchable(address)) throw new Error("it is no http(s) address");
  const url = new URL(address, apiOrigin);
  const { status, headers, body } = await get(url.href, note?.etag ? { "if-none-match": note.etag } : {});
  if (status === 304 && note) return note.fileName;
  if (status !== 200) throw new Error(`status ${status}`);
  const fileName = nameFile(url, await formatOf(body));
  await writeFileWhole(path.join(own, fileName), body);
  const fresh: Note = { fileName, etag: headers.get("etag") };
  await writeFileWhole(path.join(own, NOTE), JSON.stringify(fresh));
  return fileName;
}

/** Null where there is no copy that is a picture, or nothing readable is noted about it. */
async function readNote(own: string): Promise<Note | null> {
  try {
    const note = noteSchema.validateSync(JSON.parse(await readFile(path.join(own, NOTE), "utf8")));
    await sharp(path.join(own, note.fileName)).metadata();
    return note;
  } catch {
    return null;
  }
}

/** The address's own name, so that the site's file is readable: `/media/a%20b.jpg` → `a-b.jpg`. */
function nameFile({ pathname }: URL, format: string): string {
  const { name, ext } = path.posix.parse(decodePath(pathname) ?? pathname);
  const stem = name.replace(/[^\p{L}\p{N}._-]+/gu, "-").slice(0, 80) || "picture";
  return `${stem}.${PICTURE_EXTENSION.exec(ext)?.[1]?.toLowerCase() ?? format.replace("jpeg", "jpg")}`;
}

const PICTURE_EXTENSION = /^\.(jpe?g|png|webp|avif|gif|svg|tiff?)$/i;

/** `jpeg`, `svg`, …; rejects where a server in trouble sent something else in the picture's place. */
async function formatOf(body: Buffer): Promise<string> {
  try {
    return (await sharp(body).metadata()).format;
  } catch (error) {
    throw new Error("the answer is no picture", { cause: error });
  }
}

async function readSize(file: string): Promise<{ width: number; height: number }> {
  const { autoOrient } = await sharp(file).metadata();
  return { width: autoOrient.width, height: autoOrient.height };
}
