import { chakra, useSlotRecipe } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { useTranslation } from "react-i18next";
import type { Locale } from "../../shared/locales";
import { leftToRight } from "../locale/left-to-right";
import type { LanguageOption } from "../locale/switch-target";
import { BookLink } from "../booking/BookLink";
import { Drawer } from "./Drawer";
import { PhoneIcon } from "./icons/PhoneIcon";
import { LanguageSelector } from "./LanguageSelector";
import { Logo } from "./Logo";
import { LogoPicture } from "./LogoPicture";
import { MenuButton } from "./MenuButton";
import type { SiteMenus } from "./menus";
import { NavLinks } from "./NavLinks";
import { PhoneLink } from "./PhoneLink";
import { navbarRecipe, scrimRecipe } from "./navbar.recipe";
import { offersBooking } from "../booking/reservation";

interface NavbarProps {
  hotel: Queries.NavbarHotelFragment;
  menus: SiteMenus;
  languages: readonly LanguageOption[];
  locale: Locale;
  look: "overlay" | "band" | "solid";
}

const Scrim = chakra("div", scrimRecipe);
const Row = chakra(NavLinks);
const HomeLink = chakra(Logo);
const Picture = chakra(LogoPicture);
const Menu = chakra(MenuButton);
const Phone = chakra(PhoneLink);

/** The scrolled bar's logo: needed soon, but after everything in the first view. */
const UNSEEN = { fetchpriority: "low" } as const;

/** The fixed bar at the top; it overlays the page without displacing it. */
export function Navbar({ hotel, menus, languages, locale, look }: NavbarProps) {
  const { t } = useTranslation("common");
  const styles = useSlotRecipe({ recipe: navbarRecipe })({
    over: look === "solid" ? "page" : "picture",
  });
  const { light, colour } = hotel.logo;
  // The logo is between the two halves of the links.
  const half = Math.ceil(menus.top.length / 2);
  return (
    <>
      <Scrim look={look} data-print="off" />
      <chakra.header css={styles.root} data-print="off">
        <chakra.div css={styles.bar}>
          <chakra.div css={styles.side}>
            <Menu css={styles.menu} />
            {languages.length > 1 && <LanguageSelector options={languages} locale={locale} />}
            <chakra.div css={styles.links}>
              <NavLinks label={t("nav.top")} items={menus.top.slice(0, half)} />
            </chakra.div>
          </chakra.div>
          <HomeLink css={styles.logo} hotelName={hotel.name} locale={locale}>
            {light?.publicURL && <Picture css={styles.light} file={light} />}
            {colour?.publicURL && <Picture css={styles.colour} {...(light && UNSEEN)} file={colour} />}
          </HomeLink>
          <chakra.div css={styles.side}>
            <chakra.div css={styles.links} data-twice={offersBooking(locale) ? undefined : ""}>
              <Phone
                css={styles.phone}
                phone={hotel.phone}
                aria-label={t("call", { number: hotel.phone.label })}
              >
                <PhoneIcon />
                <span>{leftToRight(hotel.phone.label)}</span>
              </Phone>
              <NavLinks label={t("nav.topMore")} items={menus.top.slice(half)} />
            </chakra.div>
            <BookLink css={styles.book} size="sm" />
          </chakra.div>
        </chakra.div>
        <Row css={styles.row} label={t("nav.main")} items={menus.bottom} />
      </chakra.header>
      <Drawer hotel={hotel} menus={menus} locale={locale} />
    </>
  );
}

export const query = graphql`
  fragment NavbarHotel on Hotel {
    name
    logo {
      light {
        ...LogoPicture
      }
      colour {
        ...LogoPicture
      }
    }
    phone {
      ...Phone
    }
    ...DrawerHotel
  }
`;
