import { LOCALES } from "../../src/config/locales";
import { homePath } from "../../src/config/paths";

/**
 * The language rule of `/` for hosts: each locale with a case-insensitive pattern that an Accept-Language
 * header matches where its first language that the site speaks is this one. `fr, de-AT, en` fits de alone.
 */
export function homeLanguageRules(cookie: string) {
  const anyLocale = LOCALES.join("|");
  const notOurs = `(?:(?!\\s*(?:${anyLocale})(?:[-;,\\s]|$))[^,]*,)*`;
  const locales = LOCALES.map((locale) => ({
    locale,
    path: homePath(locale),
    pattern: `^${notOurs}\\s*${locale}(?:[-;,\\s]|$)`,
  }));
  return { cookie, locales };
}
