import { LOCALES } from "../../shared/locales";

/** One page of the embedded hotel per layout and special case, by its English path. */
export const LAYOUT_PAGES = {
  "intro-page": "/",
  "detail-pages": "/about-us",
  "detail-pages with rooms": "/accommodation",
  "detail-pages with awards": "/awards-and-certificates",
  "detail-pages with legal text": "/gdpr",
  "detail-pages-exclusive": "/sustainability",
  "detail-pages-exclusive with albums": "/gallery",
  "detail-pages-exclusive with contact": "/contact",
  landing: "/early-booking",
  "room-detail": "/accommodation/sea-suite",
  venue: "/gastronomy/sofra-restaurant",
} as const;

/** Paths of a page in every language, from its own `hreflang` links. */
export async function inAllLanguages(site: string, path: string): Promise<string[]> {
  const html = await (await fetch(site + path)).text();
  return LOCALES.map((locale) => {
    const address = new RegExp(`<link rel="alternate" hreflang="${locale}" href="([^"]+)"`, "i").exec(
      html,
    )?.[1];
    if (!address) throw new Error(`${path} names no page in ${locale}.`);
    return new URL(address).pathname;
  });
}

/** Each layout's page once, cycling through the languages. */
export function inLanguagesByTurns(site: string): Promise<string[]> {
  return Promise.all(
    Object.values(LAYOUT_PAGES).map(async (path, index) => {
      const languages = await inAllLanguages(site, path);
      return languages[index % languages.length] ?? path;
    }),
  );
}

/** A path without a page, in every language. */
export const ERROR_PAGES = ["/no-such-page", "/tr/yok", "/ru/no-such-page", "/de/no-such-page"];
