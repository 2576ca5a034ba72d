import type { GeneratePreviewURL } from "payload";
import { draftContent } from "../api/live";
import { parseEnvironment } from "../environment";
import { isLocale } from "../locales";

/** The button that opens a document's draft on the preview's site; without one it leads nowhere. */
export function previewOf(collection: string): GeneratePreviewURL | undefined {
  const { previewUrl } = parseEnvironment(process.env);
  if (previewUrl === undefined) return undefined;
  return async (doc, { locale, req }) => {
    if (!isLocale(locale)) return null;
    const { local } = await draftContent(req.payload).snapshot();
    const target = `${collection === "pages" ? "page" : "room"}:${String(doc.key)}`;
    const path = local[locale].addresses.get(target);
    return path === undefined ? null : encodeURI(previewUrl + path);
  };
}
