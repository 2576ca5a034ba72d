import { graphql, type PageProps } from "gatsby";
import { type PropsWithChildren, useMemo } from "react";
import { isLocale, type Locale } from "../../shared/locales";
import { prefixPath } from "../../shared/paths";
import { SiteChrome } from "../chrome/SiteChrome";

interface FrameContext {
  language: Locale;
  /** Its path without the language prefix. */
  i18n: { originalPath: string };
}

type FrameProps = Pick<PageProps<Queries.DevelopersFrameFragment, FrameContext>, "data" | "pageContext">;

/** The site's frame around a page of this folder, which passes its own props; its query has `...DevelopersFrame`. */
export function Frame({ data: { hotel }, pageContext, children }: PropsWithChildren<FrameProps>) {
  const { language, i18n } = pageContext;
  const page = useMemo(
    () =>
      hotel?.home && {
        ...hotel.home,
        languageOptions: hotel.home.languageOptions.flatMap(({ locale }) =>
          isLocale(locale) ? { locale, url: prefixPath(locale, i18n.originalPath), translated: true } : [],
        ),
      },
    [hotel, i18n.originalPath],
  );
  if (!hotel || !page) return children;
  return (
    <SiteChrome key={language} hotel={hotel} page={page} locale={language} navbar="solid">
      {children}
    </SiteChrome>
  );
}

export const query = graphql`
  fragment DevelopersFrame on Query {
    hotel(locale: { eq: $language }) {
      ...SiteChromeHotel
      home {
        ...SiteChromeDocument
      }
    }
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common"] } }) {
      ...LocaleMessages
    }
  }
`;
