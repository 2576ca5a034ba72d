import type { GeneratePreviewURL } from "payload";
import { pageTarget, roomTarget } from "../../../content-folder/links";
import { draftContent } from "../live/live";
import { parseEnvironment } from "../environment";
import { isLocale } from "../../../shared/locales";

/** The button that opens a document's draft on the preview's site; without one it leads nowhere. */
export function previewOf(collection: string): GeneratePreviewURL | undefined {
  const { previewUrl } = parseEnvironment(process.env);
  if (previewUrl === undefined) return undefined;
  return async (doc, { locale, req }) => {
    if (!isLocale(locale)) return null;
    const { content } = await draftContent(req.payload).current();
    const key = String(doc.key);
    const target = collection === "pages" ? pageTarget(key) : roomTarget(key);
    const path = content[locale].addresses.get(target);
    return path === undefined ? null : encodeURI(previewUrl + path);
  };
}
