import slugify from "@sindresorhus/slugify";
import type { CollectionBeforeOperationHook } from "payload";
import type { Metadata, Sharp } from "sharp";
import { writeDrawing } from "../../../content-folder/drawings";
import { mayEdit } from "../access/roles";
import { isDrawing, isHeic } from "./check-picture";
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
 * metadata such as the location.
 */
export const takePicture: CollectionBeforeOperationHook = async ({ args, req, overrideAccess }) => {
  const { file } = req;
  // Users without permission are rejected later. Pictures from a content folder stay byte-identical.
  if (file === undefined || (!overrideAccess && !mayEdit(req)) || req.context.importing === true) return args;
  if (isHeic(file.data)) {
    // Whether HEIC can be read depends on how this machine's libvips was built; `checkPicture` refuses the rest.
    const data = await upright(file.data)
      .jpeg(WRITTEN.jpeg)
      .toBuffer()
      .catch(() => undefined);
    if (data === undefined) return args;
    const name = fileName(file.name, "jpg", req.i18n.language);
    Object.assign(file, { data, size: data.length, name, mimetype: "image/jpeg" });
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
  const metadata = await sharp(file.data, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (metadata === undefined) return args;
  const needsWriting = canBeWritten(metadata) && (isUnfit(metadata) || !(await isWhole(file.data)));
  // If re-encoding fails, the damaged file is kept, and rejected next with a message.
  const data = needsWriting ? await written(file.data, metadata).catch(() => file.data) : file.data;
  Object.assign(file, {
    data,
    size: data.length,
    name: fileName(file.name, ENDINGS.get(metadata.format) ?? metadata.format, req.i18n.language),
  });
  return args;
};

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

function canBeWritten({ width, height, pages, format }: Metadata): boolean {
  return format in WRITTEN && (pages ?? 1) <= 1 && width * height <= MOST_PIXELS;
}

function isUnfit({ width, height, orientation, exif, xmp, iptc }: Metadata): boolean {
  const says = exif !== undefined || xmp !== undefined || iptc !== undefined;
  return says || (orientation ?? 1) > 1 || Math.max(width, height) > LONGEST;
}

/** Applies the orientation, limits the size, converts to sRGB and strips metadata. */
function upright(data: Buffer): Sharp {
  return sharp(data, { limitInputPixels: MOST_PIXELS, failOn: "error" })
    .autoOrient()
    .resize({ width: LONGEST, height: LONGEST, fit: "inside", withoutEnlargement: true });
}

function written(data: Buffer, { format }: Metadata): Promise<Buffer> {
  const picture = upright(data);
  if (format === "jpeg") return picture.jpeg(WRITTEN.jpeg).toBuffer();
  return format === "webp" ? picture.webp(WRITTEN.webp).toBuffer() : picture.png(WRITTEN.png).toBuffer();
}
