import { isRecord } from "./record";

/** Controls but tab and line ends, and halves of a surrogate pair: databases cut or refuse them, mails and HTML change them. */
const UNSTORABLE = /(?![\t\n\r])\p{Cc}|\p{Cs}/u;

/** A character that no text of visitors or editors may hold. */
export interface TextFault {
  /** Where it is, in data with fields: `["contents", 2, "title"]`. */
  path: (string | number)[];
  /** `U+0000` */
  character: string;
}

/** The first such character in a text, or in any text and any name of a field of JSON data; undefined: it can be stored as it is. */
export function textFault(value: unknown): TextFault | undefined {
  if (typeof value === "string") {
    const [found] = UNSTORABLE.exec(value) ?? [];
    return found === undefined ? undefined : { path: [], character: codePointOf(found) };
  }
  const entries = Array.isArray(value)
    ? value.map((item, index) => [index, item] as const)
    : isRecord(value) && !ArrayBuffer.isView(value)
      ? Object.entries(value)
      : [];
  for (const [name, item] of entries) {
    const fault = textFault(item) ?? textFault(name);
    if (fault) return { ...fault, path: [name, ...fault.path] };
  }
  return undefined;
}

/** Whether a text can be stored, mailed and shown as it is. */
export function isStorable(text: string): boolean {
  return textFault(text) === undefined;
}

/** `\0` → `U+0000` */
function codePointOf(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}
