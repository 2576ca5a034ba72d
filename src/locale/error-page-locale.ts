import { isLocale, type Locale } from "../../shared/locales";
import { splitPath } from "../../shared/paths";

/** Locale of an unknown path: its prefix, else the stored locale, else the default: (`/yok`, `tr`) → tr. */
export function errorPageLocale(path: string, stored: string | null): Locale {
  const { locale, prefixed } = splitPath(path);
  return !prefixed && isLocale(stored) ? stored : locale;
}
