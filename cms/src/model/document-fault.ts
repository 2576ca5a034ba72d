import { isDocumentName } from "../../../content-folder/documents";
import type { EditorChecks } from "../../../languages/editor-checks";
import { fillMessage } from "../../../languages/fill-message";

/** Hosts accept at most 25 MB, and guests read it on a phone. */
const MEGABYTES = 20;
const MEGA = 1_000_000;

/** Markers at the end of every PDF: for its cross-reference table, and for the end of the file. */
const END = ["xref", "%%EOF"];
const END_WITHIN = 1_024;

interface Sent {
  name: string;
  data: Buffer;
}

/** Decides by name, or by content as readers do. */
export function isDocument({ name, data }: Sent): boolean {
  return /\.pdf$/i.test(name) || hasPdfMark(data);
}

function hasPdfMark(data: Buffer): boolean {
  return data.toString("latin1", 0, 5) === "%PDF-";
}

/** Why a document is rejected, as a message for the user; undefined if it is accepted. */
export function documentFault({ name, data }: Sent, { document, picture }: EditorChecks): string | undefined {
  if (!isDocumentName(name)) return fillMessage(picture.name, { name });
  if (data.length > MEGABYTES * MEGA) {
    return fillMessage(document.tooBig, { size: (data.length / MEGA).toFixed(1), max: MEGABYTES });
  }
  if (!hasPdfMark(data)) return document.unreadable;
  const end = data.subarray(-END_WITHIN);
  return END.every((mark) => end.includes(mark)) ? undefined : document.damaged;
}
