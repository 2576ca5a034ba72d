import { alternates } from "../config/alternates";
import { encodePath } from "../config/paths";
import { SITE } from "../config/site";
import { absoluteUrl } from "./absolute-url";
import { canonicalHref } from "./canonical";
import { documentTitle } from "./document-title";
import { mergeMetas, type Meta } from "./metas";
import { openGraphAlternates, openGraphMetas } from "./open-graph";
import type { SharePicture } from "./share-picture";
import { serialiseGraph, type Thing } from "./structured-data/graph";

interface Props {
  siteUrl: string;
  hotel: Queries.SeoHotelFragment;
  locale: string;
  /** Decoded site path. */
  path: string;
  title: string;
  description: string | undefined;
  /** The page's own metas; they win over those made here. */
  metas: readonly Meta[];
  /** Every language of the page, its own included. */
  translations: readonly { locale: string; url: string }[];
  picture: SharePicture | undefined;
  things: readonly (Thing | undefined)[];
}

/** The head of a page that search engines may list. */
export function HeadTags(props: Props) {
  const { siteUrl, hotel, locale, path, description, translations, picture } = props;
  const title = documentTitle(props.title, hotel.name);
  const url = absoluteUrl(siteUrl, encodePath(path));
  const metas = mergeMetas(
    [{ name: "description", content: description ?? "" }],
    openGraphMetas({ url, title, description, siteName: hotel.name, locale, picture }),
    props.metas,
  );
  const things = props.things.filter((thing) => thing !== undefined);
  return (
    <>
      <html lang={locale} />
      <title>{title}</title>
      <link rel="canonical" href={absoluteUrl(siteUrl, canonicalHref(path, translations, SITE.canonical))} />
      {alternates(translations).map((translation) => (
        <link
          key={translation.hreflang}
          rel="alternate"
          hrefLang={translation.hreflang}
          href={absoluteUrl(siteUrl, translation.url)}
        />
      ))}
      {[...metas, ...openGraphAlternates(locale, translations)].map(({ name, property, content }) => (
        <meta
          key={`${name} ${property} ${content}`}
          name={name ?? undefined}
          property={property ?? undefined}
          content={content}
        />
      ))}
      {things.length > 0 && <script type="application/ld+json">{serialiseGraph(things)}</script>}
    </>
  );
}
