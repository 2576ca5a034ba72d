import type { CollectionBeforeOperationHook } from "payload";
import { mayEdit } from "../access/roles";
import { mayBeDrawing, writeDrawing } from "../../../content-folder/drawings";
import { isPictureName } from "../../../content-folder/pictures";
import type { EditorChecks } from "../../../languages/editor-checks";
import { fillMessage } from "../../../languages/fill-message";
import { checksFor } from "../texts";
import { documentFault, isDocument } from "./document-fault";
import { filmFault, isFilmOrCaptions } from "./film-fault";
import { refuseFile } from "./refuse-file";
import { sharp } from "../sharp";
import { svgFault } from "./svg-fault";
import { isWhole } from "./whole-picture";

/** Largest photos taken by phones; `takePicture` has scaled pictures down by then. */
const MEGAPIXELS = 64;
const MEGABYTES = 40;
const MEGA = 1_000_000;
/** First bytes of JPEG, PNG, GIF, WebP and AVIF. */
const BEGINNING = /^(?:\xFF\xD8|\x89PNG|GIF8|RIFF|.{4}ftyp)/s;

/**
 * Rejects pictures that the site's build or a browser can't handle, at the field and before Payload's less helpful
 * checks.
 */
export const checkPicture: CollectionBeforeOperationHook = async ({ args, req, overrideAccess }) => {
  const { file } = req;
  // Users without permission are rejected next, before any byte is read.
  if (file === undefined || (!overrideAccess && !mayEdit(req))) return args;
  const fault = await pictureFault(file, checksFor(req), { isWhole: req.context.importing === true });
  return fault === undefined ? args : refuseFile(fault, req);
};

/** Why a picture, film or document is rejected, as a message for the user; undefined if it is accepted. */
export async function pictureFault(
  { name, data }: { name: string; data: Buffer },
  checks: EditorChecks,
  known = { isWhole: false },
): Promise<string | undefined> {
  if (isFilmOrCaptions({ name })) return filmFault({ name, data }, checks);
  const { picture, svg } = checks;
  if (data.length === 0) return picture.empty;
  if (isDocument({ name, data })) return documentFault({ name, data }, checks);
  if (isHeic(data)) return picture.heic;
  if (!isPictureName(name)) return fillMessage(picture.name, { name });
  if (data.length > MEGABYTES * MEGA) {
    return fillMessage(picture.tooBig, { size: (data.length / MEGA).toFixed(1), max: MEGABYTES });
  }
  if (isDrawing({ name, data })) {
    const drawing = writeDrawing(data);
    const isError = drawing.svg === undefined && drawing.fault === "unreadable";
    // A server's error page is markup, too, whatever the file name says.
    return isError && !hasDrawingName(name) ? picture.unreadable : svgFault(drawing, svg);
  }
  const { width, height } = await sharp(data, { limitInputPixels: false })
    .metadata()
    .catch(() => ({ width: undefined, height: undefined }));
  if (width === undefined || height === undefined)
    return BEGINNING.test(data.toString("latin1", 0, 12)) ? picture.damaged : picture.unreadable;
  if (width * height > MEGAPIXELS * MEGA) {
    const size = Math.round((width * height) / MEGA);
    return fillMessage(picture.tooLarge, { size, width, height, max: MEGAPIXELS });
  }
  // Pictures from a content folder are fully decoded by the build, which lists the damaged ones.
  return known.isWhole || (await isWhole(data)) ? undefined : picture.damaged;
}

/** HEIC's container names its brand after the first eight bytes; AVIF's differs. */
export function isHeic(data: Buffer): boolean {
  return /^ftyp(heic|heix|heim|heis|hevc|hevx)$/.test(data.toString("latin1", 4, 12));
}

/** Decides by name, or by content as decoders do. */
export function isDrawing({ name, data }: { name: string; data: Buffer }): boolean {
  return hasDrawingName(name) || mayBeDrawing(data);
}

const hasDrawingName = (name: string) => /\.svg$/i.test(name);
