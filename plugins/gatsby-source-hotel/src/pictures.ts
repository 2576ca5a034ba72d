import { access, mkdir, readFile } from "node:fs/promises";
import path from "node:path";
import mime from "mime";
import sharp from "sharp";
import writeFileAtomic from "write-file-atomic";
import { boolean, type InferType, object, string } from "yup";
import { digestOf } from "../../../shared/digest";
import { decodePath } from "../../../shared/paths";
import { mayBeDrawing, writeDrawing } from "../../../content-folder/drawings";
import type { HttpGet } from "../../../content-api/http";
import { describeHttpError } from "../../../content-api/http-errors";
import { type Log, warnOfCall } from "../../../content-api/log";
import { inspectPicture } from "../../../content-api/whole-picture";
import { isFetchable } from "../../../content-api/picture-address";
import { parse } from "../../../shared/parse";

/** A picture in our folder; width and height in pixels as it is shown, 0 where they can not be read. */
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
  /** Pictures that need not be asked for again; those that are fetched are added. */
  known?: Map<string, PictureFile>;
  /** Where a picture stands, for people. */
  placesOf?: (address: string) => string;
  /** Receives why pictures can not be used as they are, by their addresses. */
  faults?: Map<string, string>;
}

const NOTE = "note.json";

/** What is noted beside a picture, for the next build's conditional request. */
const noteSchema = object({
  fileName: string().required(),
  etag: string().nullable().defined(),
  /** Whether it was read to its end, and written anew where it is a drawing. */
  isWhole: boolean().default(false),
});
type Note = InferType<typeof noteSchema>;

/** A picture of an earlier build. */
interface OldCopy {
  file: PictureFile;
  etag: string | null;
}

/**
 * Fetches each address once, where it has changed, into our folder.
 * What can not be fetched or is damaged is logged; the last good copy is used, or null where there is none.
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
  const { log, folder, known, placesOf, faults } = options;
  const before = known?.get(address);
  if (before) return before;
  const own = path.join(folder, digestOf(address).slice(0, 16));
  const old = await readOldCopy(own);
  try {
    const picture = await download(address, own, old, options);
    known?.set(address, picture);
    return picture;
  } catch (error) {
    const reason = describeHttpError(error);
    const consequence = old ? "The last good copy is used." : "There is no good copy: it is left out.";
    const place = placesOf ? ` (${placesOf(address)})` : "";
    warnOfCall(log, `GET ${address}${place}: the picture can not be used: ${reason}. ${consequence}`);
    faults?.set(address, reason);
    return old?.file ?? null;
  }
}

/** The picture as it is today; rejects where there is no good answer. */
async function download(
  address: string,
  own: string,
  old: OldCopy | null,
  { apiOrigin, get, log }: FetchPicturesOptions,
): Promise<PictureFile> {
  if (!isFetchable(address)) throw new Error("it is no http(s) address");
  const url = new URL(address, apiOrigin);
  const { status, headers, body } = await get(url.href, {
    kind: "picture",
    headers: old?.etag ? { "if-none-match": old.etag } : undefined,
  });
  if (status === 304 && old) return old.file;
  if (status !== 200) throw new Error(`status ${status}`);
  const picture = mayBeDrawing(body) ? writtenDrawing(address, body, log) : body;
  const { format, width, height } = await inspectPicture(picture).catch((error: unknown) => {
    const type = headers.get("content-type") ?? "";
    // A server in trouble sends its error page in the picture's place, or half of the picture.
    if (body.length === 0 || !SHOWN_TYPE.test(type) || READ_TYPE.test(type)) throw error;
    return { ...UNKNOWN_SIZE, format: mime.getExtension(type) ?? "picture" };
  });
  const fileName = nameFile(url, format);
  // By its name a browser would open it as one.
  if (fileName.endsWith(".svg") && picture === body) throw new Error(FAULTS.unreadable);
  await mkdir(own, { recursive: true });
  await writeFileAtomic(path.join(own, fileName), picture);
  const note: Note = { fileName, etag: headers.get("etag"), isWhole: true };
  await writeFileAtomic(path.join(own, NOTE), JSON.stringify(note));
  return { path: path.join(own, fileName), width, height };
}

/** Nothing that runs, or is fetched from elsewhere, becomes a file of the site: on a host without its headers it would run there. */
function writtenDrawing(address: string, body: Buffer, log: Log): Buffer {
  const drawing = writeDrawing(body);
  if (drawing.svg === undefined) throw new Error(FAULTS[drawing.fault]);
  if (drawing.leftOut.length > 0) {
    const names = [...new Set(drawing.leftOut.map(({ name }) => name))].join(", ");
    warnOfCall(
      log,
      `GET ${address}: the drawing is shown without what runs or loads from elsewhere: ${names}.`,
    );
  }
  return Buffer.from(drawing.svg);
}

const FAULTS = {
  unreadable: "the answer is no picture",
  expensive: "the drawing has too many elements, or they use each other without end: simplify it",
};

/** Null where there is no good copy, or nothing readable is noted about it. */
async function readOldCopy(own: string): Promise<OldCopy | null> {
  try {
    const { fileName, etag, isWhole } = parse(
      noteSchema,
      JSON.parse(await readFile(path.join(own, NOTE), "utf8")),
    );
    const file = path.join(own, fileName);
    await access(file);
    // Kept before pictures were read to their end, and drawings written anew: it is asked for once more.
    if (!isWhole && READ_NAME.test(fileName))
      return { file: { path: file, ...(await inspectPicture(file)) }, etag: null };
    const { width, height } = await readSize(file).catch(() => UNKNOWN_SIZE);
    return { file: { path: file, width, height }, etag };
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

/** Pictures that can not be read here, films and their captions. */
const SHOWN_TYPE = /^(image\/|video\/mp4|text\/vtt)/;

/** Pictures that are read here wherever they are whole. */
const READ_TYPE = /^image\/(jpe?g|png|webp|avif|gif|svg\+xml|tiff)\b/;

const READ_NAME = /\.(jpe?g|png|webp|avif|gif|svg|tiff?)$/i;

const PICTURE_EXTENSION = /^\.(jpe?g|png|webp|avif|gif|svg|tiff?|bmp|ico|apng|heic|jxl|mp4|vtt)$/i;

/** Of a picture that can not be read here: it is shown as it is. */
const UNKNOWN_SIZE = { width: 0, height: 0 };

async function readSize(file: string) {
  const { autoOrient } = await sharp(file).metadata();
  return autoOrient;
}
