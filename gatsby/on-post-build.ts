import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import { LOCALES } from "../shared/locales";
import { decodePath, errorPagePath } from "../shared/paths";
import { writeFormTargets } from "./form-targets";
import { writeInlineScripts } from "./inline-scripts";

/** One page as the release step needs it. Paths are decoded. */
interface PageEntry {
  /** Names the page across releases and languages, such as `page-12` or `room-3`. */
  id: string;
  path: string;
  locale: string;
  /** The languages in which the page exists, its own included; empty for error pages. */
  alternates: { locale: string; path: string }[];
  noindex?: boolean;
}

/** What a page and a room have in common. */
type AddressNode = Queries.ReleasePagesQuery["rooms"]["nodes"][number];

/** Writes `pages.json`, from which the release makes sitemap, redirects and host files. It is not published, nor are the lists for its policy. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ graphql }) => {
  const { data } = await graphql<Queries.ReleasePagesQuery>(/* GraphQL */ `
    query ReleasePages {
      pages: allHotelPage {
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
      rooms: allHotelRoom {
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
  const entries: PageEntry[] = [
    ...data.pages.nodes.map((node) => toEntry("page", node)),
    ...data.rooms.nodes.map((node) => toEntry("room", node)),
    ...LOCALES.map((locale) => ({
      id: "error",
      path: errorPagePath(locale),
      locale,
      alternates: [],
      noindex: true,
    })),
  ];
  await writeInlineScripts();
  await writeFormTargets();
  await writeFile(resolve("public/pages.json"), JSON.stringify(entries));
};

function toEntry(kind: "page" | "room", { apiId, path, locale, hrefLangs }: AddressNode): PageEntry {
  return {
    id: `${kind}-${apiId}`,
    path,
    locale,
    alternates: hrefLangs.map((link) => ({ locale: link.locale, path: decodePath(link.url) ?? link.url })),
  };
}
