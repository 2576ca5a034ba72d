import { isCaptionsName, isFilmName } from "../../../content-folder/films";
import type { EditorChecks } from "../../../languages/editor-checks";
import { fillMessage } from "../../../languages/fill-message";

/** Half a minute of web video takes 2 MB; hosts accept at most 25 MB. */
const MEGABYTES = 20;
const MEGA = 1_000_000;

interface Sent {
  name: string;
  data: Buffer;
}

/** True if the file name is that of a film or captions. */
export function isFilmOrCaptions({ name }: Pick<Sent, "name">): boolean {
  return /\.(mp4|vtt)$/i.test(name);
}

/** Why a film or captions file is rejected, as a message for the user; undefined if it is accepted. */
export function filmFault({ name, data }: Sent, { film, picture }: EditorChecks): string | undefined {
  if (!isFilmName(name) && !isCaptionsName(name)) return fillMessage(picture.name, { name });
  if (data.length > MEGABYTES * MEGA) {
    return fillMessage(film.tooBig, { size: (data.length / MEGA).toFixed(1), max: MEGABYTES });
  }
  if (isCaptionsName(name))
    return /^\uFEFF?WEBVTT(\s|$)/.test(data.toString("utf8", 0, 16)) ? undefined : film.captions;
  return isMp4(data) ? undefined : film.unreadable;
}

/** Checks the container's first box and for `avcC`, which configures H.264; `avc1` may be just a brand. */
function isMp4(data: Buffer): boolean {
  return data.toString("latin1", 4, 8) === "ftyp" && data.includes("avcC");
}
