import { isRecord } from "./record";

/**
 * Control characters other than tab and line breaks, and lone surrogates: databases truncate or refuse them, mails
 * and HTML alter them.
 */
const UNSTORABLE = /(?![\t\n\r])\p{Cc}|\p{Cs}/u;

/** A character that is not allowed in texts of visitors or editors. */
interface TextFault {
  /** Its location in structured data: `["contents", 2, "title"]`. */
  path: (string | number)[];
  /** `U+0000` */
  character: string;
}

/** Finds the first such character in a text, or in any text or field name of JSON data; undefined if there is none. */
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

/** True if a text can be stored, mailed and displayed as is. */
export function isStorable(text: string): boolean {
  return textFault(text) === undefined;
}

/** `\0` → `U+0000` */
function codePointOf(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}
