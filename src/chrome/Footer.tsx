import { chakra, defineSlotRecipe, useSlotRecipe } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { useTranslation } from "react-i18next";
import type { ReactNode } from "react";
import type { Locale } from "../../shared/locales";
import { TWO_COLUMNS } from "../theme/layout";
import { FooterContact } from "./FooterContact";
import { Logo } from "./Logo";
import { LogoPicture } from "./LogoPicture";
import { ColumnTitle, MenuColumn } from "./MenuColumn";
import { MenuList } from "./MenuList";
import type { SiteMenus } from "./menus";
import { SmartLink } from "./SmartLink";

const plainLink = {
  display: "inline-flex",
  alignItems: "center",
  minHeight: "target",
  textDecoration: "none",
  _hover: { textDecoration: "underline" },
} as const;

/** The footer, in the night tone. */
export const footerRecipe = defineSlotRecipe({
  slots: [
    "root",
    "chart",
    "wrap",
    "columns",
    "brand",
    "logo",
    "contact",
    "last",
    "legal",
    "credit",
    "holding",
  ],
  base: {
    root: {
      bg: "bg",
      color: "fg",
      position: "relative",
      isolation: "isolate",
      paddingTop: "sectionTight",
    },
    // An img, so that it loads lazily; a background would be fetched with the first view.
    chart: {
      position: "absolute",
      inset: "0",
      zIndex: "-1",
      width: "full",
      height: "full",
      objectFit: "cover",
      objectPosition: "50% 0",
      _print: { display: "none" },
    },
    wrap: { maxWidth: "container", marginInline: "auto", paddingInline: "gutter" },
    columns: {
      display: "grid",
      gridTemplateColumns: {
        base: TWO_COLUMNS,
        _layoutSm: "repeat(4, minmax(0, 1fr))",
        // Fits all networks in one row.
        _layoutLg: "repeat(3, minmax(0, 2fr)) minmax(0, 3fr)",
        "2xl": "repeat(4, minmax(0, 1fr))",
      },
      columnGap: "gap",
      rowGap: "10",
      paddingBlock: "mosaic",
      borderTopWidth: "hairline",
      // Sets links of two lines apart from their neighbours.
      "& nav a": { ...plainLink, paddingBlock: "2" },
      // In print only address and telephone remain; the logo is white.
      _print: { display: "block", paddingBlock: "6", "& > :not(section)": { display: "none" } },
    },
    brand: { gridColumn: { base: "1 / -1", _layoutLg: "auto" }, justifySelf: "start", alignSelf: "start" },
    logo: { height: "16", width: "auto" },
    contact: { gridColumn: { base: "1 / -1", _layoutSm: "span 2", _layoutLg: "auto" } },
    last: {
      textStyle: "caption",
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      justifyContent: "space-between",
      columnGap: "8",
      paddingBlock: "6",
      borderTopWidth: "hairline",
      color: "fg.muted",
      _print: { display: "none" },
    },
    legal: { display: "flex", flexWrap: "wrap", columnGap: "6", "& a": plainLink },
    credit: plainLink,
    holding: {
      ...plainLink,
      // On its own line where the others wrap.
      width: { base: "full", _layoutSm: "auto" },
      marginBottom: { base: "4", _layoutSm: "0" },
      // The logo may have any colour; on the night background it is white.
      "& img": { height: "8", width: "auto", filter: "brightness(0) invert(1)" },
    },
  },
});

interface FooterProps {
  hotel: Queries.FooterHotelFragment;
  menus: SiteMenus;
  locale: Locale;
  newsletter: ReactNode;
}

const HomeLink = chakra(Logo);
const Picture = chakra(LogoPicture);
const LegalList = chakra(MenuList);
const Credit = chakra(SmartLink);

/** The end of every page: newsletter, menus, contact, and the last line. */
export function Footer({ hotel, menus, locale, newsletter }: FooterProps) {
  const { t } = useTranslation("common");
  const styles = useSlotRecipe({ recipe: footerRecipe })();
  const { holding, credit } = hotel;
  const logo = hotel.logo.light;
  const chart = hotel.chart?.publicURL;
  return (
    <chakra.footer css={styles.root} data-tone="night">
      {chart && <chakra.img css={styles.chart} loading="lazy" src={chart} alt="" />}
      <chakra.div css={styles.wrap}>
        {newsletter}
        <chakra.div css={styles.columns}>
          <HomeLink css={styles.brand} hotelName={hotel.name} locale={locale}>
            {logo?.publicURL && <Picture css={styles.logo} loading="lazy" file={logo} />}
          </HomeLink>
          <MenuColumn title={t("philosophy")} items={menus.philosophy} />
          <MenuColumn title={t("discover")} items={menus.discover} />
          <chakra.section css={styles.contact} aria-label={t("contact")}>
            <ColumnTitle>{t("contact")}</ColumnTitle>
            <FooterContact hotel={hotel} />
          </chakra.section>
        </chakra.div>
        <chakra.div css={styles.last}>
          {holding && (
            <chakra.a css={styles.holding} href={holding.url}>
              {holding.logo?.publicURL ? (
                <LogoPicture loading="lazy" file={holding.logo} alt={holding.name} />
              ) : (
                <span translate="no">{holding.logoText ?? holding.name}</span>
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
    ...NightHotel
    holding {
      name
      url
      logoText
      logo {
        ...LogoPicture
      }
    }
    credit {
      text
      url
    }
    ...FooterContactHotel
  }
`;
