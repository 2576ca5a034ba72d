import { type Locale, localeOrDefault } from "../../shared/locales";
import { homePath } from "../../shared/paths";

/** The hotel's home page in this locale, or in its first locale if it does not offer this one. */
export function homeUrl(siteUrl: string, locale: Locale): string {
  return `${siteUrl}${homePath(localeOrDefault(locale))}`;
}
