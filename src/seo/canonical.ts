import { DEFAULT_LOCALE } from "../config/locales";
import { encodePath } from "../config/paths";
import type { SiteSettings } from "../config/site";

/**
 * The canonical href of a page (decoded path): its own, or by the setting `english` that of the English page
 * where there is one: (`/tr/galeri`, …, `english`) → `/gallery`.
 */
export function canonicalHref(
  path: string,
  translations: readonly { locale: string; url: string }[],
  setting: SiteSettings["canonical"],
): string {
  const english = translations.find(({ locale }) => locale === DEFAULT_LOCALE);
  return setting === "english" && english ? english.url : encodePath(path);
}
