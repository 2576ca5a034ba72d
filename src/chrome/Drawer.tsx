import { chakra, useSlotRecipe } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { useTranslation } from "react-i18next";
import { type MouseEvent, useEffect, useRef } from "react";
import type { Locale } from "../../shared/locales";
import { PAGE_IDS } from "../theme/page-ids";
import { buttonRecipe } from "../theme/recipes/button";
import { BookLink } from "../booking/BookLink";
import { CloseButton } from "./CloseButton";
import { Logo } from "./Logo";
import { LogoPicture } from "./LogoPicture";
import { MenuColumn } from "./MenuColumn";
import { MenuList } from "./MenuList";
import type { SiteMenus } from "./menus";
import { PhoneLink } from "./PhoneLink";
import { drawerRecipe } from "./drawer.recipe";
import { offersBooking } from "../booking/reservation";

interface DrawerProps {
  hotel: Queries.DrawerHotelFragment;
  menus: SiteMenus;
  locale: Locale;
}

const List = chakra(MenuList);
const Column = chakra(MenuColumn);
const Close = chakra(CloseButton);
const Picture = chakra(LogoPicture);
const PhoneButton = chakra(PhoneLink, buttonRecipe);

/**
 * The side drawer with every menu. A native modal dialog opened by `MenuButton`: the browser traps the focus, makes
 * the page inert, closes it on Escape and restores the focus.
 */
export function Drawer({ hotel, menus, locale }: DrawerProps) {
  const { t } = useTranslation("common");
  const styles = useSlotRecipe({ recipe: drawerRecipe })();
  const dialog = useRef<HTMLDialogElement>(null);
  // Back and forward change the page, and with it the menus.
  useEffect(() => {
    const { current } = dialog;
    return () => current?.close();
  }, [menus]);
  const booking = offersBooking(locale);
  const logo = hotel.logo.light;
  const chart = hotel.chart?.publicURL;
  return (
    <chakra.dialog
      ref={dialog}
      id={PAGE_IDS.drawer}
      css={styles.root}
      aria-label={t("menu")}
      data-tone="night"
      onClick={closeOnClick}
    >
      <chakra.div css={styles.panel} style={{ backgroundImage: chart ? `url(${chart})` : undefined }}>
        <chakra.div css={styles.head}>
          <Close css={styles.close} />
          <Logo hotelName={hotel.name} locale={locale}>
            {logo?.publicURL && <Picture css={styles.logo} loading="lazy" file={logo} />}
          </Logo>
        </chakra.div>
        <chakra.div css={styles.body}>
          <nav aria-label={t("nav.main")}>
            <List css={styles.display} items={menus.bottom} />
            <List css={styles.text} items={[...menus.top, ...menus.others]} />
          </nav>
          <Column css={styles.column} title={t("drawer.hotels")} items={menus.hotels} />
          <chakra.div css={styles.columns}>
            <Column css={styles.column} title={t("philosophy")} items={menus.philosophy} />
            <Column css={styles.column} title={t("discover")} items={menus.discover} />
          </chakra.div>
        </chakra.div>
        <chakra.div css={styles.foot}>
          <PhoneButton
            variant={booking ? "line" : "solid"}
            phone={hotel.drawerPhone}
            aria-label={t("call", { number: hotel.drawerPhone.label })}
          />
          {booking && <BookLink />}
        </chakra.div>
      </chakra.div>
    </chakra.dialog>
  );
}

/** A click whose target is the dialog itself hits the scrim; a link navigates away, or to this page. */
function closeOnClick({ target, currentTarget }: MouseEvent<HTMLDialogElement>): void {
  if (target === currentTarget || (target instanceof Element && target.closest("a"))) currentTarget.close();
}

export const query = graphql`
  fragment DrawerHotel on Hotel {
    ...NightHotel
    drawerPhone {
      ...Phone
    }
  }
`;
