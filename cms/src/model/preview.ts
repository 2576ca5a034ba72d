import type { GeneratePreviewURL, LivePreviewConfig, Payload } from "payload";
import { pageTarget, roomTarget } from "../../../content-folder/links";
import { isLocale } from "../../../shared/locales";
import { PASS_PARAMETER, signPass } from "../../../shared/preview-pass";
import { DAY } from "../../../toolkit/durations";
import { parseEnvironment } from "../environment";
import { draftContent } from "../live/live";

/** The document to preview. */
interface Previewed {
  collection: string;
  key: unknown;
  locale: unknown;
}

/** URL of a draft's preview that opens without a login. */
interface PreviewLink {
  url: string;
  /** Expiry in milliseconds since 1970. */
  until: number;
}

/**
 * URL of a draft's preview, valid for at least this many days. It stays the same until midnight (UTC), so that the
 * preview frame isn't reloaded. Undefined if there is no preview site or no such page in this language.
 */
export async function previewLink(
  payload: Payload,
  { collection, key, locale }: Previewed,
  days: number,
): Promise<PreviewLink | undefined> {
  const { previewUrl, previewToken } = parseEnvironment(process.env);
  if (previewUrl === undefined || previewToken === undefined) return undefined;
  if (!isLocale(locale) || typeof key !== "string") return undefined;
  const { content } = await draftContent(payload).current();
  const path = content[locale].addresses.get(collection === "rooms" ? roomTarget(key) : pageTarget(key));
  if (path === undefined) return undefined;
  const until = (Math.floor(Date.now() / DAY) + 1 + days) * DAY;
  return { url: `${previewUrl}${encodeURI(path)}?${PASS_PARAMETER}=${signPass(previewToken, until)}`, until };
}

/** Preview settings of a collection if there is a preview site: a button, and a frame next to the form. */
export function previewsOf(collection: string): {
  preview?: GeneratePreviewURL;
  livePreview?: LivePreviewConfig;
} {
  const { previewUrl, previewToken } = parseEnvironment(process.env);
  if (previewUrl === undefined || previewToken === undefined) return {};
  const address = async (payload: Payload, key: unknown, locale: unknown) =>
    (await previewLink(payload, { collection, key, locale }, 1))?.url ?? null;
  return {
    preview: ({ key }, { locale, req }) => address(req.payload, key, locale),
    livePreview: {
      url: ({ data, locale, req }) => address(req.payload, data.key, locale.code),
      // Payload shows these labels in all admin languages.
      breakpoints: [
        { name: "phone", label: "📱 390 × 844", width: 390, height: 844 },
        { name: "desktop", label: "🖥 1440 × 900", width: 1440, height: 900 },
      ],
    },
  };
}
