import { isCaptionsName, isFilmName } from "../../../content-folder/films";
import type { EditorChecks } from "../../../languages/editor-checks";
import { fillMessage } from "../../../languages/fill-message";

/** Half a minute for a website has 2 MB; hosts take 25 MB at most. */
const MEGABYTES = 20;
const MEGA = 1_000_000;

interface Sent {
  name: string;
  data: Buffer;
}

/** Whether a file that is sent is to be a film or captions; its name says it. */
export function isFilmOrCaptions({ name }: Pick<Sent, "name">): boolean {
  return /\.(mp4|vtt)$/i.test(name);
}

/** Why a film or its captions can not be taken, in words for who sent it; undefined: it can. */
export function filmFault({ name, data }: Sent, { film, picture }: EditorChecks): string | undefined {
  if (!isFilmName(name) && !isCaptionsName(name)) return fillMessage(picture.name, { name });
  if (data.length > MEGABYTES * MEGA) {
    return fillMessage(film.tooBig, { size: (data.length / MEGA).toFixed(1), max: MEGABYTES });
  }
  if (isCaptionsName(name))
    return /^\uFEFF?WEBVTT(\s|$)/.test(data.toString("utf8", 0, 16)) ? undefined : film.captions;
  return isMp4(data) ? undefined : film.unreadable;
}

/** The container says that it is one in its first box; `avcC` describes pictures in H.264, while `avc1` may be a mere brand. */
function isMp4(data: Buffer): boolean {
  return data.toString("latin1", 4, 8) === "ftyp" && data.includes("avcC");
}
