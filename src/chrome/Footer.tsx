import { chakra, useSlotRecipe } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { useTranslation } from "react-i18next";
import type { ReactNode } from "react";
import type { Locale } from "../config/locales";
import { footerRecipe } from "../theme/recipes/footer";
import { ContactBlock } from "./ContactBlock";
import { Logo } from "./Logo";
import { FOOTER_MENU_ID } from "./MenuButton";
import { ColumnTitle, MenuColumn } from "./MenuColumn";
import { MenuList } from "./MenuList";
import type { SiteMenus } from "./menus";
import { SmartLink } from "./SmartLink";

interface FooterProps {
  hotel: Queries.FooterHotelFragment;
  menus: SiteMenus;
  locale: Locale;
  newsletter: ReactNode;
}

const HomeLink = chakra(Logo);
const LegalList = chakra(MenuList);
const Credit = chakra(SmartLink);

/** The end of every page: newsletter, menus, contact, and the last line. */
export function Footer({ hotel, menus, locale, newsletter }: FooterProps) {
  const { t } = useTranslation("common");
  const styles = useSlotRecipe({ recipe: footerRecipe })();
  const { holding, credit } = hotel;
  const logo = hotel.logo.light?.publicURL;
  const chart = hotel.chart?.publicURL;
  return (
    <chakra.footer
      css={styles.root}
      data-tone="night"
      style={{ backgroundImage: chart ? `url(${chart})` : undefined }}
    >
      <chakra.div css={styles.wrap}>
        {newsletter}
        <chakra.div css={styles.columns} id={FOOTER_MENU_ID}>
          <HomeLink css={styles.brand} hotelName={hotel.name} locale={locale}>
            {logo && <chakra.img css={styles.logo} src={logo} alt="" loading="lazy" />}
          </HomeLink>
          <chakra.nav css={styles.unscripted} aria-label={t("nav.main")}>
            <MenuList items={[...menus.bottom, ...menus.top, ...menus.others, ...menus.hotels]} />
          </chakra.nav>
          <MenuColumn title={t("philosophy")} items={menus.philosophy} />
          <MenuColumn title={t("discover")} items={menus.discover} />
          <chakra.section css={styles.contact} aria-label={t("contact")}>
            <ColumnTitle>{t("contact")}</ColumnTitle>
            <ContactBlock hotel={hotel} />
          </chakra.section>
        </chakra.div>
        <chakra.div css={styles.last}>
          {holding && (
            <chakra.a css={styles.holding} href={holding.url}>
              {holding.logo?.publicURL ? (
                <img src={holding.logo.publicURL} alt={holding.name} loading="lazy" />
              ) : (
                (holding.logoText ?? holding.name)
              )}
            </chakra.a>
          )}
          <nav aria-label={t("nav.legal")}>
            <LegalList css={styles.legal} items={menus.legal} />
          </nav>
          {credit && (
            <Credit css={styles.credit} url={credit.url}>
              {credit.text}
            </Credit>
          )}
        </chakra.div>
      </chakra.div>
    </chakra.footer>
  );
}

export const query = graphql`
  fragment FooterHotel on Hotel {
    name
    logo {
      light {
        publicURL
      }
    }
    chart {
      publicURL
    }
    holding {
      name
      url
      logoText
      logo {
        publicURL
      }
    }
    credit {
      text
      url
    }
    ...ContactBlockHotel
  }
`;
