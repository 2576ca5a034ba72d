import slugify from "@sindresorhus/slugify";
import { type CollectionBeforeOperationHook, ValidationError } from "payload";
import type { Metadata } from "sharp";
import { writeDrawing } from "../../../content-folder/drawings";
import { mayEdit } from "../access/roles";
import { checksFor } from "../texts";
import { isDrawing } from "./check-picture";
import { isFilmOrCaptions } from "./film-fault";
import { sharp } from "../sharp";
import { isWhole } from "./whole-picture";

/** Pixels of the longer side: what the widest place of the site shows on a dense screen. */
const LONGEST = 4_096;
/** Above it a picture is refused as it came (`checkPicture`). */
const MOST_PIXELS = 64_000_000;

const ENDINGS: ReadonlyMap<string, string> = new Map([
  ["jpeg", "jpg"],
  ["png", "png"],
  ["webp", "webp"],
  ["gif", "gif"],
  ["svg", "svg"],
  ["heif", "avif"],
]);

/** Formats that are written anew where they have to be, as well as before to the eye. */
const WRITTEN = {
  jpeg: { quality: 90, mozjpeg: true },
  webp: { quality: 90 },
  png: {},
} as const;

/** A picture as a phone or a camera gives it becomes one for the site: upright, of a sensible size, named, and silent about where it was taken. */
export const takePicture: CollectionBeforeOperationHook = async ({ args, req, overrideAccess }) => {
  const { file } = req;
  // Who may not send any is refused later. A content folder's pictures stay as they are, byte by byte.
  if (file === undefined || (!overrideAccess && !mayEdit(req)) || req.context.importing === true) return args;
  if (isHeic(file.data)) {
    const message = checksFor(req).picture.heic;
    throw new ValidationError({ collection: "media", errors: [{ path: "file", message }], req });
  }
  if (isFilmOrCaptions(file)) {
    file.name = fileName(file.name, /vtt$/i.test(file.name) ? "vtt" : "mp4", req.i18n.language);
    return args;
  }
  if (isDrawing(file)) {
    const drawing = writeDrawing(file.data);
    // `checkPicture` says why.
    if (drawing.svg === undefined || drawing.leftOut.length > 0) return args;
    const data = Buffer.from(drawing.svg);
    Object.assign(file, { data, size: data.length, name: fileName(file.name, "svg", req.i18n.language) });
    return args;
  }
  const metadata = await sharp(file.data, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (metadata === undefined) return args;
  const needsWriting = canBeWritten(metadata) && (isUnfit(metadata) || !(await isWhole(file.data)));
  // What is damaged beyond that stays, and is refused next in words.
  const data = needsWriting ? await written(file.data, metadata).catch(() => file.data) : file.data;
  Object.assign(file, {
    data,
    size: data.length,
    name: fileName(file.name, ENDINGS.get(metadata.format) ?? metadata.format, req.i18n.language),
  });
  return args;
};

/** Devices of Windows: no file can have such a name there, and Payload takes it away everywhere. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

/** `Lobi Görünümü (2).JPG` of a JPEG, as Turkish spells it → `lobi-gorunumu-2.jpg`; a name that can stand in an address stays. */
export function fileName(name: string, ending: string, language: string): string {
  const given = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? "";
  const isRight = given === ending || (given === "jpeg" && ending === "jpg");
  if (isRight && /^[\w-]+\.\w+$/.test(name) && !DEVICE.test(name)) return name;
  const stem = slugify(name.replace(/\.\w+$/, ""), { locale: language }) || "picture";
  return `${DEVICE.test(stem) ? `picture-${stem}` : stem}.${ending}`;
}

/** The container of HEIC names its brand after the first eight bytes; AVIF has another one. */
function isHeic(data: Buffer): boolean {
  return /^ftyp(heic|heix|heim|heis|hevc|hevx)$/.test(data.toString("latin1", 4, 12));
}

function canBeWritten({ width, height, pages, format }: Metadata): boolean {
  return format in WRITTEN && (pages ?? 1) <= 1 && width * height <= MOST_PIXELS;
}

function isUnfit({ width, height, orientation, exif, xmp, iptc }: Metadata): boolean {
  const says = exif !== undefined || xmp !== undefined || iptc !== undefined;
  return says || (orientation ?? 1) > 1 || Math.max(width, height) > LONGEST;
}

/** Turned as it was held, at most as large as needed, in the colours of the web, and without anything that is no picture. */
function written(data: Buffer, { format }: Metadata): Promise<Buffer> {
  const picture = sharp(data, { limitInputPixels: MOST_PIXELS, failOn: "error" })
    .autoOrient()
    .resize({ width: LONGEST, height: LONGEST, fit: "inside", withoutEnlargement: true });
  if (format === "jpeg") return picture.jpeg(WRITTEN.jpeg).toBuffer();
  return format === "webp" ? picture.webp(WRITTEN.webp).toBuffer() : picture.png(WRITTEN.png).toBuffer();
}
