import { resolve } from "node:path";
import type { CreatePagesArgs, GatsbyNode } from "gatsby";
import { LAYOUTS, type Layout } from "../shared/layouts";
import { DEFAULT_LOCALE, LOCALES } from "../shared/locales";
import { errorPagePath } from "../shared/paths";
import { ROOMS_PARENT } from "../shared/routes";

const LAYOUT_FILES = {
  "intro-page": "src/layouts/IntroPage.tsx",
  "detail-pages": "src/layouts/DetailPages.tsx",
  "detail-pages-exclusive": "src/layouts/DetailPagesExclusive.tsx",
  landing: "src/layouts/Landing.tsx",
  "room-detail": "src/layouts/RoomDetail.tsx",
} as const satisfies Record<Layout, string>;

/** Layouts that have a separate file for what a category adds. */
const WITH_TEMPLATE_FILES: Partial<Record<Layout, string>> = {
  "intro-page": "src/layouts/IntroPageWithTemplate.tsx",
  landing: "src/layouts/LandingWithTemplate.tsx",
};

const ERROR_LAYOUT_FILE = "src/layouts/ErrorPage.tsx";

/** Creates one page per page or room node (that is, per locale and slug), and one error page per locale. */
export const createPages: GatsbyNode["createPages"] = async ({ actions, graphql, reporter }) => {
  const { data, errors } = await queryPages(graphql);
  if (!data) {
    reporter.panicOnBuild(`The pages could not be queried, so none was created.`, toError(errors));
    return;
  }
  const { documents, hotels } = data;
  const hotelIds = new Map(hotels.nodes.map(({ id, locale }) => [locale, id]));
  for (const document of documents.nodes) {
    const { id, locale, path, layout } = document;
    const hasTemplate = "categoryTemplate" in document && document.categoryTemplate !== null;
    const showsRooms = "route" in document && document.route === ROOMS_PARENT;
    actions.createPage({
      path,
      component: resolve(layoutFile(layout, hasTemplate)),
      context: { id, hotelId: hotelIds.get(locale), showsRooms, ...languageContext(locale, path) },
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

/** File of a layout, relative to the project root; throws if a node names an unknown layout. */
function layoutFile(layout: string, hasTemplate = false): string {
  const known = LAYOUTS.find((name) => name === layout);
  if (!known) throw new Error(`No layout is called "${layout}". Layouts: ${LAYOUTS.join(", ")}.`);
  return (hasTemplate && WITH_TEMPLATE_FILES[known]) || LAYOUT_FILES[known];
}

function queryPages(graphql: CreatePagesArgs["graphql"]) {
  return graphql<Queries.CreatePagesQuery>(/* GraphQL */ `
    query CreatePages {
      documents: allHotelDocument(sort: { path: ASC }) {
        nodes {
          id
          locale
          path
          layout
          ... on HotelPage {
            route
            categoryTemplate {
              id
            }
          }
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
 * The context read by gatsby-plugin-react-i18next. Setting `i18n` ourselves keeps the plugin from changing
 * paths: its own rules misread `/tr`.
 */
function languageContext(language: string, path: string) {
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

function toError(errors: unknown): Error {
  return new Error(JSON.stringify(errors, undefined, 2));
}
