import { access, mkdir, readFile } from "node:fs/promises";
import path from "node:path";
import mime from "mime";
import sharp from "sharp";
import writeFileAtomic from "write-file-atomic";
import { boolean, type InferType, object, string } from "yup";
import { digestOf } from "../../../shared/digest";
import { fullMessageOf } from "../../../shared/errors";
import { decodePath } from "../../../shared/paths";
import { mayBeDrawing, writeDrawing } from "../../../content-folder/drawings";
import { readMarks } from "../../../content-folder/picture-marks";
import type { HttpGet } from "../../../content-api/http";
import { type Log, warnOfCall } from "../../../content-api/log";
import { inspectPicture } from "../../../content-api/whole-picture";
import { isFetchable } from "../../../content-api/picture-address";
import { parse } from "../../../shared/parse";

/** A picture in the local folder; displayed width and height in pixels, 0 if unreadable. */
export interface PictureFile {
  path: string;
  width: number;
  height: number;
  /** How it was made, in IPTC's vocabulary, if the file says it: `trainedAlgorithmicMedia`. */
  digitalSource?: string | undefined;
}

interface FetchPicturesOptions {
  /** Origin for resolving relative addresses. */
  apiOrigin: string;
  /** Local folder, kept between builds. */
  folder: string;
  get: HttpGet;
  log: Log;
  /** Pictures that needn't be requested again; fetched ones are added. */
  known?: Map<string, PictureFile>;
  /** Describes for the log where a picture is used. */
  placesOf?: (address: string) => string;
  /** Collects the reasons why pictures can't be used as they are, by address. */
  faults?: Map<string, string>;
}

const NOTE = "note.json";

/** Metadata stored with a picture, for the next build's conditional request. */
const noteSchema = object({
  fileName: string().required(),
  etag: string().nullable().defined(),
  /** True if the picture was fully decoded, and sanitised if it is an SVG. */
  isWhole: boolean().default(false),
  digitalSource: string(),
});
type Note = InferType<typeof noteSchema>;

/** A picture from an earlier build. */
interface OldCopy {
  file: PictureFile;
  etag: string | null;
}

/**
 * Fetches each address once, if it has changed, into the local folder. Failed or damaged downloads are logged, and
 * the last good copy is used, or null if there is none.
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
    const reason = fullMessageOf(error);
    const consequence = old ? "The last good copy is used." : "There is no good copy: it is left out.";
    const place = placesOf ? ` (${placesOf(address)})` : "";
    warnOfCall(log, `GET ${address}${place}: the picture can not be used: ${reason}. ${consequence}`);
    faults?.set(address, reason);
    return old?.file ?? null;
  }
}

/** Downloads the current picture. Rejects if the response is unusable. */
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
    // A failing server may send an error page or a truncated picture instead.
    if (body.length === 0 || !SHOWN_TYPE.test(type) || READ_TYPE.test(type)) throw error;
    return { ...UNKNOWN_SIZE, format: mime.getExtension(type) ?? "picture" };
  });
  const fileName = nameFile(url, format);
  // Unsanitised content must not be served as SVG: a browser would run its scripts.
  if (fileName.endsWith(".svg") && picture === body) throw new Error(FAULTS.unreadable);
  await mkdir(own, { recursive: true });
  await writeFileAtomic(path.join(own, fileName), picture);
  const digitalSource = await readDigitalSource(picture);
  const note: Note = { fileName, etag: headers.get("etag"), isWhole: true, digitalSource };
  await writeFileAtomic(path.join(own, NOTE), JSON.stringify(note));
  return { path: path.join(own, fileName), width, height, digitalSource };
}

/**
 * Sanitises an SVG: no scripts or external resources may reach the site, as they would run on a host that doesn't
 * send its security headers.
 */
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

/** Returns null if there is no good copy or its metadata is unreadable. */
async function readOldCopy(own: string): Promise<OldCopy | null> {
  try {
    const { fileName, etag, isWhole, digitalSource } = parse(
      noteSchema,
      JSON.parse(await readFile(path.join(own, NOTE), "utf8")),
    );
    const file = path.join(own, fileName);
    await access(file);
    // Stored before pictures were fully decoded and SVGs sanitised: drop the ETag so that it is downloaded again.
    if (!isWhole && READ_NAME.test(fileName))
      return { file: { path: file, ...(await inspectPicture(file)) }, etag: null };
    const { width, height } = await readSize(file).catch(() => UNKNOWN_SIZE);
    return { file: { path: file, width, height, digitalSource }, etag };
  } catch {
    return null;
  }
}

/** Uses the name in the address, to keep the site's file names readable: `/media/a%20b.jpg` → `a-b.jpg`. */
function nameFile({ pathname }: URL, format: string): string {
  const { name, ext } = path.posix.parse(decodePath(pathname) ?? pathname);
  const stem = name.replace(/[^\p{L}\p{N}._-]+/gu, "-").slice(0, 80) || "picture";
  return `${stem}.${PICTURE_EXTENSION.exec(ext)?.[1]?.toLowerCase() ?? format.replace("jpeg", "jpg")}`;
}

/** Picture types that sharp can't read, films and their captions, and documents. */
const SHOWN_TYPE = /^(image\/|video\/mp4|text\/vtt|application\/pdf)/;

/** Picture types that sharp can read if the file is complete. */
const READ_TYPE = /^image\/(jpe?g|png|webp|avif|gif|svg\+xml|tiff)\b/;

const READ_NAME = /\.(jpe?g|png|webp|avif|gif|svg|tiff?)$/i;

const PICTURE_EXTENSION = /^\.(jpe?g|png|webp|avif|gif|svg|tiff?|bmp|ico|apng|heic|jxl|mp4|vtt|pdf)$/i;

/** Size of a picture that can't be read here: it is shown as it is. */
const UNKNOWN_SIZE = { width: 0, height: 0 };

/** Undefined for what sharp can't read, such as a film. */
async function readDigitalSource(picture: Buffer): Promise<string | undefined> {
  const metadata = await sharp(picture)
    .metadata()
    .catch(() => undefined);
  return metadata && readMarks(picture, metadata).digitalSource;
}

async function readSize(file: string) {
  const { autoOrient } = await sharp(file).metadata();
  return autoOrient;
}
