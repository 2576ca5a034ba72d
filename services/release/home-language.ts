import { LOCALES } from "../../src/config/locales";
import { homePath } from "../../src/config/paths";

/**
 * The language rule of `/` for hosts: a cookie decides, and stands for the default locale where its value is none of
 * the site's, as it does in the page. Without cookie it is the first language in Accept-Language that the site
 * speaks, which is the first group of the case-insensitive `pattern`: `fr, de-AT, en` → `de`.
 */
export function homeLanguage(cookie: string) {
  return {
    cookie,
    pattern: `(?:^|,)\\s*(${LOCALES.join("|")})(?:[-;,\\s]|$)`,
    locales: LOCALES.map((locale) => ({ locale, path: homePath(locale) })),
  };
}
