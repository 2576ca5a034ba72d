import { graphql, type HeadProps, type PageProps } from "gatsby";
import { LOCALE_MESSAGES } from "../../languages/locale-messages";
import { errorLocale } from "../not-found/error-locale";
import { inLanguage } from "../not-found/in-language";
import { NotFound } from "../not-found/NotFound";
import { NotFoundHeadTags } from "../seo/NotFoundHeadTags";

/**
 * Shown at every unknown address. Its data is the same for all languages, because hosts serve the file of the
 * path's language while the browser loads the data of `/404.html`.
 */
export default function ErrorPage({ data, location }: PageProps<Queries.ErrorPageQuery>) {
  const { nodes: hotels } = data.hotels;
  return (
    <NotFound
      pathname={location.pathname}
      hotels={hotels}
      homes={hotels.flatMap(({ home }) => home ?? [])}
      parents={hotels.flatMap(({ parentPages }) => parentPages)}
    />
  );
}

export const Head = ({ data, location }: HeadProps<Queries.ErrorPageQuery>) => {
  const locale = errorLocale(location.pathname);
  return (
    <NotFoundHeadTags
      title={LOCALE_MESSAGES[locale].notFound}
      hotel={inLanguage(data.hotels.nodes, locale) ?? null}
    />
  );
};

export const query = graphql`
  query ErrorPage {
    hotels: allHotel(sort: { locale: ASC }) {
      nodes {
        ...NotFoundHotel
        home {
          ...NotFoundHome
        }
        parentPages {
          path
        }
      }
    }
    locales: allLocale(sort: [{ language: ASC }, { ns: ASC }], filter: { ns: { in: ["common", "detail"] } }) {
      ...LocaleMessages
    }
  }
`;
