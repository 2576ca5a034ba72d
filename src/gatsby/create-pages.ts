import { resolve } from "node:path";
import type { CreatePagesArgs, GatsbyNode } from "gatsby";
import { DEFAULT_LOCALE, LOCALES, type Locale } from "../config/locales";
import { errorPagePath } from "../config/paths";
import { ROOMS_PARENT } from "../config/routes";
import { ERROR_LAYOUT_FILE, layoutFile } from "./layout-files";

interface PageEntry {
  id: string;
  locale: Locale;
  path: string;
  layout: string;
  /** English path in the route table; rooms and pages outside the table have none. */
  route?: string | null;
}

interface PagesQuery {
  pages: { nodes: PageEntry[] };
  rooms: { nodes: PageEntry[] };
  hotels: { nodes: { id: string; locale: Locale }[] };
}

/** One page per page or room node (so: per locale and slug), and one error page per locale. */
export const createPages: GatsbyNode["createPages"] = async ({ actions, graphql, reporter }) => {
  const { data, errors } = await queryPages(graphql);
  if (!data) {
    reporter.panicOnBuild(`The pages could not be queried, so none was created.`, toError(errors));
    return;
  }
  const hotelIds = idsByLocale(data.hotels.nodes);
  for (const { id, locale, path, layout, route } of [...data.pages.nodes, ...data.rooms.nodes]) {
    actions.createPage({
      path,
      component: resolve(layoutFile(layout)),
      context: {
        id,
        hotelId: hotelIds[locale],
        showsRooms: route === ROOMS_PARENT,
        ...languageContext(locale, path),
      },
    });
  }
  for (const locale of LOCALES) {
    const path = errorPagePath(locale);
    actions.createPage({
      path,
      component: resolve(ERROR_LAYOUT_FILE),
      context: languageContext(DEFAULT_LOCALE, path),
    });
  }
};

function queryPages(graphql: CreatePagesArgs["graphql"]) {
  return graphql<PagesQuery>(/* GraphQL */ `
    query CreatePages {
      pages: allHotelPage(sort: { path: ASC }) {
        nodes {
          id
          locale
          path
          layout
          route
        }
      }
      rooms: allHotelRoom(sort: { path: ASC }) {
        nodes {
          id
          locale
          path
          layout
        }
      }
      hotels: allHotel {
        nodes {
          id
          locale
        }
      }
    }
  `);
}

/**
 * What gatsby-plugin-react-i18next reads. Setting `i18n` ourselves keeps the plugin from touching paths:
 * its own rules misread `/tr`.
 */
function languageContext(language: Locale, path: string) {
  return {
    language,
    i18n: {
      language,
      languages: LOCALES,
      defaultLanguage: DEFAULT_LOCALE,
      generateDefaultLanguagePage: false,
      routed: language !== DEFAULT_LOCALE,
      originalPath: path,
      path,
    },
  };
}

function idsByLocale(nodes: { id: string; locale: Locale }[]): Partial<Record<Locale, string>> {
  return Object.fromEntries(nodes.map(({ id, locale }) => [locale, id]));
}

function toError(errors: unknown): Error {
  return new Error(JSON.stringify(errors, undefined, 2));
}
