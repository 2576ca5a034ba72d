import { graphql, type HeadProps, type PageProps, Script } from "gatsby";
import { SiteChrome } from "../chrome/SiteChrome";
import { DEFAULT_LOCALE } from "../config/locales";
import { errorPageLocale } from "../locale/error-page-locale";
import { LOCALE_MESSAGES } from "../locale/messages";
import { ErrorHeader } from "../not-found/ErrorHeader";
import { FixedLanguage } from "../not-found/FixedLanguage";
import { HomeLinks } from "../not-found/HomeLinks";
import { useErrorLocale } from "../not-found/use-error-locale";
import { NotFoundHead } from "../seo/NotFoundHead";

const CHAT_WIDGET_URL = process.env.GATSBY_CHAT_WIDGET_URL;

/**
 * Stands at every unknown address. Its data is the same for all languages, because hosts answer with the file
 * of the path's language while the browser loads the data of `/404.html`.
 */
export default function ErrorPage({ data, location }: PageProps<Queries.ErrorPageQuery>) {
  const locale = useErrorLocale(location.pathname);
  const hotel = inLanguage(data.hotels.nodes, locale);
  const home = inLanguage(data.homes.nodes, locale);
  if (!hotel || !home) return null;
  return (
    <FixedLanguage locale={locale}>
      <SiteChrome
        hotel={hotel}
        menus={home.menus}
        languageOptions={home.languageOptions}
        locale={locale}
        navbar="overlay"
        suggestsLanguage={false}
      >
        <ErrorHeader home={home} locale={locale} />
        <HomeLinks contents={home.contents} />
        {CHAT_WIDGET_URL && <Script src={CHAT_WIDGET_URL} strategy="idle" />}
      </SiteChrome>
    </FixedLanguage>
  );
}

/** The entry of a language, English where a language has none. */
function inLanguage<Entry extends { locale: string }>(
  entries: readonly Entry[],
  locale: string,
): Entry | undefined {
  return (
    entries.find((entry) => entry.locale === locale) ??
    entries.find((entry) => entry.locale === DEFAULT_LOCALE)
  );
}

export const Head = ({ data, location }: HeadProps<Queries.ErrorPageQuery>) => {
  const locale = errorPageLocale(location.pathname, null);
  return (
    <NotFoundHead
      locale={locale}
      title={LOCALE_MESSAGES[locale].notFound}
      hotel={inLanguage(data.hotels.nodes, locale) ?? null}
    />
  );
};

export const query = graphql`
  query ErrorPage {
    homes: allHotelPage(filter: { route: { eq: "/" } }) {
      nodes {
        locale
        ...ErrorHeader
        ...HomeLinks
        menus {
          ...SiteChromeMenu
        }
        languageOptions {
          ...SiteChromeLanguageOption
        }
      }
    }
    hotels: allHotel {
      nodes {
        ...SiteChromeHotel
        ...SeoHotel
      }
    }
    locales: allLocale(filter: { ns: { in: ["common", "locale", "detail"] } }) {
      ...LocaleMessages
    }
  }
`;
