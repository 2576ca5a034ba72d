import { type Locale, LOCALES } from "../../shared/locales";
import { homePath, stripTrailingSlashes } from "../../shared/paths";

/** An entry of the language selector. */
export interface LanguageOption {
  locale: Locale;
  /** Percent-encoded href of the page in that language, or of its nearest existing parent. */
  url: string;
  /** False if the page has no translation. */
  translated: boolean;
}

interface SwitchTarget {
  url: string;
  fullLoad: boolean;
}

/**
 * Where a language switch navigates from a path. From one home path to another, with a full load:
 * (`/tr`, ru) → `/ru`. From elsewhere to the option's address without trailing slashes:
 * (`/contact`, `/tr/iletisim/`) → `/tr/iletisim`; if nothing is left, to the site's origin.
 */
export function switchTarget(currentPath: string, { locale, url }: LanguageOption): SwitchTarget {
  if (isHomePath(currentPath)) return { url: homePath(locale), fullLoad: true };
  const path = stripTrailingSlashes(url);
  return { url: path, fullLoad: path === "/" };
}

function isHomePath(path: string): boolean {
  const bare = stripTrailingSlashes(path);
  return bare === "/" || LOCALES.some((locale) => bare === `/${locale}`);
}
