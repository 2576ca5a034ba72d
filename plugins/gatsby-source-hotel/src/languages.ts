import { DEFAULT_LOCALE, LOCALE_NAMES, type Locale } from "../../../shared/locales";
import { encodePath, homePath } from "../../../shared/paths";

interface HrefLang {
  locale: Locale;
  /** Percent-encoded site path. */
  url: string;
}

interface LanguageOption extends HrefLang {
  /** From the table of locales. */
  name: string;
  translated: boolean;
}

/** Paths of one page or room by locale. */
export type Translations = ReadonlyMap<Locale, string>;

/** Collects the paths of one page or room by locale. */
export function pathsIn(translated: Iterable<{ locale: Locale; path: string }>): Translations {
  return new Map([...translated].map(({ locale, path }) => [locale, path]));
}

/** hreflang entries of a page, including its own locale, in the site's order. */
export function toHrefLangs(translations: Translations, locales: readonly Locale[]): HrefLang[] {
  return locales.flatMap((locale) => {
    const path = translations.get(locale);
    return path === undefined ? [] : [{ locale, url: encodePath(path) }];
  });
}

/**
 * One entry per locale; without a translation, it links to the nearest parent that exists in that locale. `parents`
 * are ordered from the nearest to the home page.
 */
export function toLanguageOptions(
  translations: Translations,
  parents: readonly Translations[],
  locales: readonly Locale[],
): LanguageOption[] {
  return locales.map((locale) => {
    const own = translations.get(locale);
    const { [locale]: name } = LOCALE_NAMES;
    if (own !== undefined) return { locale, name, url: encodePath(own), translated: true };
    const parent = parents.map((paths) => paths.get(locale)).find((path) => path !== undefined);
    return { locale, name, url: encodePath(parent ?? homePath(DEFAULT_LOCALE)), translated: false };
  });
}
