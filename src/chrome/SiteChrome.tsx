import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { useTranslation } from "react-i18next";
import { type PropsWithChildren, Suspense, useMemo } from "react";
import { isLocale, type Locale } from "../../shared/locales";
import { PAGE_IDS } from "../theme/page-ids";
import { LanguageSuggestion } from "../locale/LanguageSuggestion";
import { Newsletter } from "../newsletter/Newsletter";
import { useReservationSite } from "../tags/reservation-site";
import { TALL } from "../theme/breakpoints";
import { BookBar } from "./BookBar";
import { CurrentPage } from "./current-page";
import { Footer } from "./Footer";
import { sortMenus } from "./menus";
import { Navbar } from "./Navbar";
import { NavigationState } from "./NavigationState";
import { ReservationContext } from "../booking/reservation";
import { SkipLink } from "./SkipLink";
import { Slices } from "./Slices";

interface SiteChromeProps extends PropsWithChildren {
  hotel: Queries.SiteChromeHotelFragment;
  /** The page or room: its language's menus, and its addresses in the other languages. */
  page: Queries.SiteChromeDocumentFragment;
  /** Id of the page's room in the content API, which its links to the reservation site name. */
  room?: number;
  locale: Locale;
  /**
   * "overlay": white over the page's lead picture; "band": from 720 px up over a solid band instead. "solid": dark,
   * and the page begins below it.
   */
  navbar: "overlay" | "band" | "solid";
  /** The error page has no address of its own and no translations: its language options lead home. */
  isErrorPage?: boolean;
}

/** The frame of every page: navbar, drawer and language selector before it, newsletter and footer after it. */
export function SiteChrome({
  hotel,
  page: { menus, languageOptions },
  room,
  locale,
  navbar,
  isErrorPage = false,
  children,
}: SiteChromeProps) {
  const { t } = useTranslation("common");
  useReservationSite(hotel);
  const siteMenus = useMemo(() => sortMenus(menus), [menus]);
  const reservation = useMemo(
    () => ({ ...hotel.reservation, phone: hotel.phone, timeZone: hotel.timeZone, locale, room }),
    [hotel.reservation, hotel.phone, hotel.timeZone, locale, room],
  );
  const languages = useMemo(
    () =>
      languageOptions.flatMap(({ locale: code, url, translated }) =>
        isLocale(code) ? [{ locale: code, url, translated }] : [],
      ),
    [languageOptions],
  );
  const current = isErrorPage ? undefined : languages.find((option) => option.locale === locale)?.url;
  return (
    <ReservationContext.Provider value={reservation}>
      <CurrentPage.Provider value={current}>
        <SkipLink target={PAGE_IDS.main}>{t("skip")}</SkipLink>
        {!isErrorPage && languages.length > 1 && <LanguageSuggestion locale={locale} options={languages} />}
        <Navbar hotel={hotel} menus={siteMenus} languages={languages} locale={locale} look={navbar} />
        <Main id={PAGE_IDS.main} tabIndex={-1} below={navbar === "solid"}>
          {children}
        </Main>
        <Suspense>
          <Slices>
            <Footer
              hotel={hotel}
              menus={siteMenus}
              locale={locale}
              newsletter={
                <Newsletter
                  propertyId={hotel.newsletterPropertyId}
                  confirmsByMail={hotel.newsletterConfirmsByMail}
                  consent={hotel.newsletterConsent}
                  locale={locale}
                  privacyUrl={siteMenus.privacyUrl}
                />
              }
            />
            <BookBar phone={hotel.phone} locale={locale} />
          </Slices>
        </Suspense>
        <NavigationState phone={hotel.phone} />
      </CurrentPage.Provider>
    </ReservationContext.Provider>
  );
}

const Main = chakra("main", {
  variants: {
    below: {
      true: {
        [TALL]: {
          paddingTop: { base: "{sizes.navTop}", _layoutXl: "calc({sizes.navTop} + {sizes.navRow})" },
        },
        _print: { paddingTop: "0 !important" },
      },
      false: {},
    },
  },
});

export const query = graphql`
  fragment SiteChromeHotel on Hotel {
    reservation {
      ...Reservation
    }
    timeZone
    newsletterPropertyId
    newsletterConfirmsByMail
    newsletterConsent
    ...NavbarHotel
    ...FooterHotel
  }

  fragment SiteChromeDocument on HotelDocument {
    menus {
      ...SiteChromeMenu
    }
    languageOptions {
      ...SiteChromeLanguageOption
    }
  }

  fragment SiteChromeMenu on HotelMenu {
    type
    items {
      section
      url
      text
    }
    privacyUrl
  }

  fragment SiteChromeLanguageOption on HotelLanguageOption {
    locale
    url
    translated
  }
`;
