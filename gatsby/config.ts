import { existsSync } from "node:fs";
import { resolve } from "node:path";
import type { GatsbyConfig } from "gatsby";
import { contentCacheFolder } from "../content-api/cache-folder";
import type { Environment } from "../shared/environment";
import { hotelMediaFolder } from "../model/hotel-file";
import { readHotelFile } from "../toolkit/read-hotel-file";
import { routesWith } from "../shared/known-slugs";
import { DEFAULT_LOCALE, LOCALES } from "../shared/locales";
import { SITE } from "../shared/site";
import { UNSPOKEN } from "./locale-constants";
import { PAGE_FRAME } from "./page-frame";
import { webManifest } from "./web-manifest";

/** Node-side queries whose types are generated with those of the layouts in `src/gatsby-types.d.ts`. */
const NODE_QUERIES = ["./gatsby/create-pages.ts", "./gatsby/on-post-build.ts"];

/**
 * Language files not used on pages: for mails, for editors, for forms and other parts that bring their own messages, and
 * typography.
 */
const NOT_OF_PAGES = [
  "**/*.ts",
  "**/{newsletter,publisher,consents,enquiry,enquiry-mails,tags,press,calendar,light}.json",
];

/** Widths in pixels in which every picture is generated, each a fifth wider than the previous. */
const PICTURE_WIDTHS = [176, 214, 260, 316, 384, 466, 566, 688, 836, 1016, 1235, 1500, 1820];

/** WebP quality (0–100): a sixth fewer bytes than at 64, with no visible difference even on 2x screens. */
const PICTURE_QUALITY = 50;

/**
 * Gatsby's configuration from the environment; throws if that names no content API or the hotel file is
 * invalid.
 */
export function createConfig(environment: Environment): GatsbyConfig {
  const { contentApiUrl, siteUrl, chatWidgetUrl } = environment;
  if (contentApiUrl === undefined) {
    throw new Error(
      "CONTENT_API_URL is not set. Use `npm run build` or `npm run develop`: they start the embedded content server.",
    );
  }
  const hotelFile = resolve(environment.hotelFile);
  const mediaFolder = hotelMediaFolder(hotelFile);
  const hotel = readHotelFile(hotelFile);

  return {
    siteMetadata: { siteUrl },
    trailingSlash: "never",
    jsxRuntime: "automatic",
    graphqlTypegen: { generateOnBuild: true, documentSearchPaths: NODE_QUERIES },
    flags: { DEV_SSR: false },
    // Only for the development server: signups, and the links in their mails, reach the API as in production.
    proxy: [{ prefix: "/v1/web", url: contentApiUrl }],
    plugins: [
      {
        resolve: "gatsby-source-hotel",
        options: {
          apiUrl: contentApiUrl,
          siteUrl,
          chatWidgetUrl,
          locales: LOCALES,
          routes: routesWith(hotel.slugs),
          hotelFile,
          cacheDir: contentCacheFolder(hotelFile, contentApiUrl),
        },
      },
      ...(existsSync(mediaFolder)
        ? [{ resolve: "gatsby-source-filesystem", options: { name: "hotel-media", path: mediaFolder } }]
        : []),
      {
        resolve: "gatsby-source-filesystem",
        options: {
          name: "locale",
          path: resolve("languages"),
          ignore: [...NOT_OF_PAGES, ...UNSPOKEN.map((locale) => `**/${locale}/*`)],
        },
      },
      // Before the translations plugin, so that the frame has them too.
      { resolve: "gatsby-plugin-layout", options: { component: PAGE_FRAME } },
      {
        resolve: "gatsby-plugin-react-i18next",
        options: {
          localeJsonSourceName: "locale",
          languages: LOCALES,
          defaultLanguage: DEFAULT_LOCALE,
          siteUrl,
          redirect: false,
          trailingSlash: "never",
          verbose: false,
          i18nextOptions: {
            returnNull: false,
            interpolation: { escapeValue: false },
            keySeparator: ".",
            nsSeparator: ":",
          },
        },
      },
      {
        resolve: "gatsby-plugin-sharp",
        options: { defaults: { formats: ["webp"], quality: PICTURE_QUALITY, breakpoints: PICTURE_WIDTHS } },
      },
      "gatsby-transformer-sharp",
      ...webManifest(hotel, mediaFolder),
      "gatsby-plugin-navigation",
      { resolve: "gatsby-plugin-offline-pages", options: { enabled: SITE.keepsSeenPages } },
      "gatsby-plugin-stock-pages",
      {
        resolve: "gatsby-plugin-chakra-static",
        options: {
          system: "src/theme/system.ts",
          buildOnly: ["src/theme/GlobalStyles.tsx"],
          critical: ["src/locale/LanguageSuggestion.tsx"],
          inlineTokens: true,
          enabled: !environment.chakraRuntime,
        },
      },
    ],
  };
}
