import slugify from "@sindresorhus/slugify";
import type { CollectionBeforeOperationHook, PayloadRequest } from "payload";
import type { Metadata, Sharp } from "sharp";
import { writeDrawing } from "../../../content-folder/drawings";
import { isOwnPacket, readMarks, writeMarks } from "../../../content-folder/picture-marks";
import { type AiShare, aiShareOf } from "../../../shared/ai-shares";
import { fieldsOf } from "../../../shared/record";
import { mayEdit } from "../access/roles";
import { documentIds } from "../live/replaced-documents";
import { isDrawing, isHeic } from "./check-picture";
import { isDocument } from "./document-fault";
import { isFilmOrCaptions } from "./film-fault";
import { sharp } from "../sharp";
import { isWhole } from "./whole-picture";

/** Longer side in pixels: enough for the site's widest place on a high-density screen. */
const LONGEST = 4_096;
/** Larger pictures are rejected unchanged (by `checkPicture`). */
const MOST_PIXELS = 64_000_000;

const ENDINGS: ReadonlyMap<string, string> = new Map([
  ["jpeg", "jpg"],
  ["png", "png"],
  ["webp", "webp"],
  ["gif", "gif"],
  ["svg", "svg"],
  ["heif", "avif"],
]);

/** Formats that can be re-encoded without visible loss. */
const WRITTEN = {
  jpeg: { quality: 90, mozjpeg: true },
  webp: { quality: 90 },
  png: {},
} as const;

/**
 * Prepares a photo for the site: applies its orientation, scales it down, gives it a web-safe name and strips
 * metadata such as the location, except credit, copyright and whether AI made it.
 */
export const takePicture: CollectionBeforeOperationHook = async ({ args, req, overrideAccess }) => {
  const { file } = req;
  // Users without permission are rejected later. Pictures from a content folder stay byte-identical.
  if (file === undefined || (!overrideAccess && !mayEdit(req)) || req.context.importing === true) return args;
  if (isHeic(file.data)) {
    // Whether HEIC can be read depends on how this machine's libvips was built; `checkPicture` refuses the rest.
    const data = await rewritten(file.data, "jpeg").catch(() => undefined);
    if (data === undefined) return args;
    const name = fileName(file.name, "jpg", req.i18n.language);
    Object.assign(file, { data, size: data.length, name, mimetype: "image/jpeg" });
    return args;
  }
  if (isDocument(file)) {
    file.name = await freeDocumentName(fileName(file.name, "pdf", req.i18n.language), args, req);
    return args;
  }
  if (isFilmOrCaptions(file)) {
    file.name = fileName(file.name, /vtt$/i.test(file.name) ? "vtt" : "mp4", req.i18n.language);
    return args;
  }
  if (isDrawing(file)) {
    const drawing = writeDrawing(file.data);
    // `checkPicture` reports the reason.
    if (drawing.svg === undefined || drawing.leftOut.length > 0) return args;
    const data = Buffer.from(drawing.svg);
    Object.assign(file, { data, size: data.length, name: fileName(file.name, "svg", req.i18n.language) });
    return args;
  }
  const fit = await fitPhoto(file.data);
  if (fit === undefined) return args;
  const { data, format, ai } = fit;
  Object.assign(file, {
    data,
    size: data.length,
    name: fileName(file.name, ENDINGS.get(format) ?? format, req.i18n.language),
  });
  const { data: answers } = fieldsOf(args);
  const given = fieldsOf(answers);
  // An editor's own answer takes precedence over the file's.
  return ai === undefined || given.ai ? args : { ...args, data: { ...given, ai } };
};

interface Fit {
  data: Buffer;
  format: string;
  /** To what extent AI made it, if its file says so. */
  ai: AiShare | undefined;
}

/** Makes a photo fit for the site, unchanged if it already is; undefined if it can't be read. */
export async function fitPhoto(given: Buffer): Promise<Fit | undefined> {
  const metadata = await sharp(given, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (metadata === undefined) return undefined;
  const { format } = metadata;
  const needsWriting = canBeWritten(metadata) && (isUnfit(given, metadata) || !(await isWhole(given)));
  // If re-encoding fails, the damaged file is kept, and rejected next with a message.
  const data = needsWriting ? await rewritten(given, format).catch(() => given) : given;
  return { data, format, ai: aiShareOf(readMarks(given, metadata).digitalSource) };
}

/** Reserved device names on Windows: no file can have such a name there, and Payload strips them everywhere. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

/** `Lobi Görünümü (2).JPG`, a JPEG, in Turkish → `lobi-gorunumu-2.jpg`; names that are safe in URLs are kept. */
export function fileName(name: string, ending: string, language: string): string {
  const given = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? "";
  const isRight = given === ending || (given === "jpeg" && ending === "jpg");
  if (isRight && /^[\w-]+\.\w+$/.test(name) && !DEVICE.test(name)) return name;
  const stem = slugify(name.replace(/\.\w+$/, ""), { locale: language }) || "picture";
  return `${DEVICE.test(stem) ? `picture-${stem}` : stem}.${ending}`;
}

/** Avoids names of replaced files: texts still link to them, and would then lead to another document. */
async function freeDocumentName(name: string, args: object, { payload }: PayloadRequest): Promise<string> {
  const { id } = fieldsOf(args);
  const taken = await documentIds(payload);
  let free = name;
  for (let count = 1; String(taken.get(free) ?? id) !== String(id); count++)
    free = name.replace(/\.pdf$/, `-${count}.pdf`);
  return free;
}

function canBeWritten({ width, height, pages, format }: Metadata): boolean {
  return format in WRITTEN && (pages ?? 1) <= 1 && width * height <= MOST_PIXELS;
}

function isUnfit(data: Buffer, { width, height, orientation, exif, xmp, iptc }: Metadata): boolean {
  const says = exif !== undefined || iptc !== undefined || (xmp !== undefined && !isOwnPacket(xmp));
  return (
    says || readMarks(data, {}).hasCredentials || (orientation ?? 1) > 1 || Math.max(width, height) > LONGEST
  );
}

/** Applies the orientation, limits the size, converts to sRGB and strips metadata except its marks. */
async function rewritten(data: Buffer, format: string): Promise<Buffer> {
  const picture = sharp(data, { limitInputPixels: MOST_PIXELS, failOn: "error" });
  const marks = writeMarks(readMarks(data, await picture.metadata()));
  const upright = picture
    .autoOrient()
    .resize({ width: LONGEST, height: LONGEST, fit: "inside", withoutEnlargement: true });
  return encoded(marks === undefined ? upright : upright.withXmp(marks), format).toBuffer();
}

function encoded(picture: Sharp, format: string): Sharp {
  if (format === "jpeg") return picture.jpeg(WRITTEN.jpeg);
  return format === "webp" ? picture.webp(WRITTEN.webp) : picture.png(WRITTEN.png);
}
