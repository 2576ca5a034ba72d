import { textsIn } from "../shared/texts-in";
import { attributeValues } from "./attributes";
import { MEDIA_PATH } from "./media-path";

/** MIME type as sent by servers. */
export const DOCUMENT_TYPE = "application/pdf";

const DOCUMENT_NAME = /^[\w-]+\.pdf$/i;
const TARGET = "media:";

/** True if a media file's name can be that of a document to link to: `spa-menu.pdf`. */
export function isDocumentName(name: string): boolean {
  return DOCUMENT_NAME.test(name);
}

/** Link target of a document: `spa-menu.pdf` → `media:spa-menu.pdf`. */
export function documentTarget(name: string): string {
  return `${TARGET}${name}`;
}

/** The name of the document that a link target is: `media:spa-menu.pdf` → `spa-menu.pdf`; undefined if it is none. */
export function documentOf(target: string): string | undefined {
  const name = target.slice(TARGET.length);
  return target.startsWith(TARGET) && isDocumentName(name) ? name : undefined;
}

/** Address of a document, relative to the API's origin: `media:spa-menu.pdf` → `/media/spa-menu.pdf`. */
export function documentUrl(name: string): string {
  return `${MEDIA_PATH}${name}`;
}

/** Names of the documents that content links to: in a link's target, or in a text. */
export function documentsIn(content: unknown): ReadonlySet<string> {
  const targets = [...textsIn(content)].flatMap((text) => [text, ...attributeValues(text, "href")]);
  return new Set(targets.flatMap((target) => documentOf(target) ?? []));
}
