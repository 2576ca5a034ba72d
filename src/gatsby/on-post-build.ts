import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { GatsbyNode } from "gatsby";
import { LOCALES, type Locale } from "../config/locales";
import { decodePath, errorPagePath } from "../config/paths";

/** One page as the release step needs it. Paths are decoded. */
export interface PageEntry {
  path: string;
  locale: Locale;
  /** The languages in which the page exists, its own included; empty for error pages. */
  alternates: { locale: string; path: string }[];
  noindex?: boolean;
}

interface PagesQuery {
  pages: { nodes: PageNode[] };
  rooms: { nodes: PageNode[] };
}

interface PageNode {
  path: string;
  locale: Locale;
  hrefLangs: { locale: string; url: string }[];
}

/** Writes `pages.json`, from which the release makes sitemap, redirects and host files. It is not published. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ graphql, store }) => {
  const { data } = await graphql<PagesQuery>(/* GraphQL */ `
    query ReleasePages {
      pages: allHotelPage(sort: { path: ASC }) {
        nodes {
          path
          locale
          hrefLangs {
            locale
            url
          }
        }
      }
      rooms: allHotelRoom(sort: { path: ASC }) {
        nodes {
          path
          locale
          hrefLangs {
            locale
            url
          }
        }
      }
    }
  `);
  if (!data) throw new Error("The pages could not be queried, so pages.json was not written.");
  const entries: PageEntry[] = [...data.pages.nodes, ...data.rooms.nodes].map(({ path, locale, hrefLangs }) => ({
    path,
    locale,
    alternates: hrefLangs.map((link) => ({ locale: link.locale, path: decodePath(link.url) ?? link.url })),
  }));
  const errorPages: PageEntry[] = LOCALES.map((locale) => ({
    path: errorPagePath(locale),
    locale,
    alternates: [],
    noindex: true,
  }));
  const { program } = store.getState();
  await writeFile(join(program.directory, "public", "pages.json"), JSON.stringify([...entries, ...errorPages]));
};
