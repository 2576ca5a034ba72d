import { graphql } from "gatsby";
import { alternates } from "../../shared/alternates";
import { DEFAULT_LOCALE } from "../../shared/locales";
import { encodePath } from "../../shared/paths";
import { SITE, type SiteSettings } from "../../shared/site";
import { absoluteUrl } from "./absolute-url";
import { firstDescription, plainDescription } from "./description";
import { documentTitle } from "./document-title";
import { mergeMetas, metaContent } from "./metas";
import { openGraphAlternates, openGraphMetas } from "./open-graph";
import { type SharePicture, sharePictures } from "./share-picture";
import { servedGraph } from "./served-graph";
import { breadcrumbList } from "./structured-data/breadcrumbs";
import { serialiseGraph, type Thing } from "./structured-data/graph";

declare global {
  /** True in the scripts of a release. Inlined by the build. */
  const __IN_BROWSER__: boolean;
}

/** Facts of the page's head, for reuse in its JSON-LD. */
export interface HeadFacts {
  siteUrl: string;
  /** Absolute URL of the page. */
  url: string;
  description: string | undefined;
  pictures: readonly SharePicture[];
  breadcrumbs: Thing | undefined;
  hotel: Queries.SeoHotelFragment;
}

interface HeadTagsProps {
  page: Queries.SeoDocumentFragment;
  hotel: Queries.SeoHotelFragment;
  siteUrl: string;
  title: string;
  /** Candidates for the description if the page's own metas have none, best first. */
  descriptions: readonly (string | null | undefined)[];
  /** The first is used when the page is shared. */
  pictures: readonly (Queries.SeoPictureFragment | null | undefined)[];
  things: (facts: HeadFacts) => readonly (Thing | undefined)[];
}

/** The head of a page that search engines may index. The page's own metas override those generated here. */
export function HeadTags({ page, hotel, siteUrl, descriptions, ...props }: HeadTagsProps) {
  const { locale, path, hrefLangs } = page;
  const title = documentTitle(props.title, hotel.name);
  const url = absoluteUrl(siteUrl, encodePath(path));
  const pictures = sharePictures(siteUrl, props.pictures);
  const description =
    metaContent(page.metas, "description") ??
    firstDescription(...descriptions, plainDescription(props.title, hotel));
  const metas = mergeMetas(
    [{ name: "description", content: description ?? "" }],
    openGraphMetas({
      url,
      title,
      description,
      siteName: hotel.name,
      locale: hotel.openGraphLocales.find((language) => language.locale === locale)?.name,
      picture: pictures[0],
    }),
    page.metas,
  );
  const graphText = () => {
    const breadcrumbs = breadcrumbList(siteUrl, url, page.breadcrumbs);
    return serialiseGraph(props.things({ siteUrl, url, description, pictures, breadcrumbs, hotel }));
  };
  const graph = __IN_BROWSER__ ? servedGraph(url) : graphText();
  return (
    <>
      <title>{title}</title>
      <link rel="canonical" href={absoluteUrl(siteUrl, canonicalHref(path, hrefLangs, SITE.canonical))} />
      {alternates(hrefLangs).map((translation) => (
        <link
          key={translation.hreflang}
          rel="alternate"
          hrefLang={translation.hreflang}
          href={absoluteUrl(siteUrl, translation.url)}
        />
      ))}
      {[...metas, ...openGraphAlternates(locale, hrefLangs, hotel.openGraphLocales)].map(
        ({ name, property, content }) => (
          <meta
            key={`${name} ${property} ${content}`}
            name={name ?? undefined}
            property={property ?? undefined}
            content={content}
          />
        ),
      )}
      {graph !== null && <script type="application/ld+json">{graph}</script>}
    </>
  );
}

/**
 * The canonical href of a page (decoded path): its own, or with the setting `english` that in the hotel's first
 * language, if there is one: (`/tr/galeri`, …, `english`) → `/gallery`.
 */
function canonicalHref(
  path: string,
  translations: Queries.SeoPageFragment["hrefLangs"],
  setting: SiteSettings["canonical"],
): string {
  const first = translations.find(({ locale }) => locale === DEFAULT_LOCALE);
  return setting === "english" && first ? first.url : encodePath(path);
}

export const fragment = graphql`
  fragment SeoDocument on HotelDocument {
    locale
    path
    metas {
      name
      property
      content
    }
    hrefLangs {
      locale
      url
    }
    breadcrumbs {
      text
      url
    }
  }
`;
