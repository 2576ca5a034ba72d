import { graphql } from "gatsby";
import { useSyncExternalStore } from "react";
import { SiteChrome } from "../chrome/SiteChrome";
import type { Locale } from "../config/locales";
import { SITE } from "../config/site";
import { readCookie } from "../locale/cookie";
import { errorPageLocale } from "../locale/error-page-locale";
import { ChatWidget } from "./ChatWidget";
import { ErrorHeader } from "./ErrorHeader";
import { FixedLanguage } from "./FixedLanguage";
import { HomeLinks } from "./HomeLinks";
import { inLanguage } from "./in-language";

interface Props {
  /** The address that has no page. */
  pathname: string;
  /** One entry for each language. */
  hotels: readonly Queries.NotFoundHotelFragment[];
  homes: readonly Queries.NotFoundHomeFragment[];
  /** Script of the hotel's chat; none where it is not configured. */
  chatWidgetUrl: string | undefined;
}

/** The error page in the language of the address, with the home page's content and, where configured, the chat. */
export function NotFound({ pathname, hotels, homes, chatWidgetUrl }: Props) {
  const locale = useErrorLocale(pathname);
  const hotel = inLanguage(hotels, locale);
  const home = inLanguage(homes, locale);
  if (!hotel || !home) return null;
  return (
    <FixedLanguage locale={locale}>
      <SiteChrome hotel={hotel} page={home} locale={locale} isErrorPage navbar="overlay">
        <ErrorHeader home={home} locale={locale} />
        <HomeLinks contents={home.contents} />
        {chatWidgetUrl && <ChatWidget src={chatWidgetUrl} />}
      </SiteChrome>
    </FixedLanguage>
  );
}

/** Language of the error page: the path's, and for an unprefixed path, after hydration, the visitor's own. */
function useErrorLocale(pathname: string): Locale {
  const stored = useSyncExternalStore(subscribe, readStoredLocale, () => null);
  return errorPageLocale(pathname, stored);
}

function readStoredLocale(): string | null {
  return readCookie(document.cookie, SITE.localeCookie.name);
}

/** A cookie tells nobody that it changed, and here nothing changes it without leaving the page. */
function subscribe(): () => void {
  return () => undefined;
}

export const query = graphql`
  fragment NotFoundHotel on Hotel {
    locale
    ...SiteChromeHotel
  }

  fragment NotFoundHome on HotelPage {
    locale
    ...ErrorHeader
    ...HomeLinks
    ...SiteChromePage
  }
`;
