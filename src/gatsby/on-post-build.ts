import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { GatsbyNode } from "gatsby";
import { LOCALES, type Locale } from "../config/locales";
import { decodePath, errorPagePath } from "../config/paths";

/** One page as the release step needs it. Paths are decoded. */
export interface PageEntry {
  /** Names the page across releases and languages, such as `page-12` or `room-3`. */
  id: string;
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
  apiId: number;
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
          apiId
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
          apiId
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
  const entries = [
    ...data.pages.nodes.map((node) => toEntry("page", node)),
    ...data.rooms.nodes.map((node) => toEntry("room", node)),
    ...LOCALES.map(errorEntry),
  ];
  const { program } = store.getState();
  await writeFile(join(program.directory, "public", "pages.json"), JSON.stringify(entries));
};

function toEntry(kind: "page" | "room", { apiId, path, locale, hrefLangs }: PageNode): PageEntry {
  return {
    id: `${kind}-${apiId}`,
    path,
    locale,
    alternates: hrefLangs.map((link) => ({ locale: link.locale, path: decodePath(link.url) ?? link.url })),
  };
}

function errorEntry(locale: Locale): PageEntry {
  return { id: "error", path: errorPagePath(locale), locale, alternates: [], noindex: true };
}
