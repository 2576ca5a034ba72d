import { graphql } from "gatsby";
import { memo, useEffect } from "react";
import type { Locale } from "../../shared/locales";
import { SiteChrome } from "../chrome/SiteChrome";
import { directionOf } from "../locale/direction";
import { ErrorHeader } from "./ErrorHeader";
import { useErrorLocale } from "./error-locale";
import { FixedLanguage } from "./FixedLanguage";
import { HomeLinks } from "./HomeLinks";
import { inLanguage } from "./in-language";
import { OtherSlides } from "./OtherSlides";

interface Props {
  /** The address that has no page. */
  pathname: string;
  /** One entry per language. */
  hotels: readonly Queries.NotFoundHotelFragment[];
  homes: readonly Queries.NotFoundHomeFragment[];
  /** Parent pages of rooms and venues. */
  parents: readonly { path: string }[];
}

interface LocalProps extends Omit<Props, "pathname"> {
  locale: Locale;
}

/** The error page in the language of the address, with the home page's content. */
export function NotFound({ pathname, ...props }: Props) {
  return <NotFoundInLocale locale={useErrorLocale(pathname)} {...props} />;
}

/** Rerenders only when the language changes: otherwise React could no longer hydrate what is still pending. */
const NotFoundInLocale = memo(({ locale, hotels, homes, parents }: LocalProps) => {
  useEffect(() => {
    document.documentElement.lang = locale;
    if (__HAS_RTL__) document.documentElement.dir = directionOf(locale);
  }, [locale]);
  const hotel = inLanguage(hotels, locale);
  const home = inLanguage(homes, locale);
  if (!hotel || !home) return null;
  return (
    <FixedLanguage locale={locale}>
      <SiteChrome hotel={hotel} page={home} locale={locale} isErrorPage navbar="overlay">
        <ErrorHeader home={home} locale={locale} parents={parents} />
        <OtherSlides slider={home.slider} />
        <HomeLinks contents={home.contents} />
      </SiteChrome>
    </FixedLanguage>
  );
});
NotFoundInLocale.displayName = "NotFoundInLocale";

export const query = graphql`
  fragment NotFoundHotel on Hotel {
    locale
    ...SiteChromeHotel
  }

  fragment NotFoundHome on HotelPage {
    locale
    ...ErrorHeader
    ...HomeLinks
    ...SiteChromeDocument
  }
`;
