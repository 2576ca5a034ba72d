import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { useTranslation } from "react-i18next";
import { Children, type ReactNode } from "react";
import type { Locale } from "../../shared/locales";
import { homePath } from "../../shared/paths";
import { SmartLink } from "./SmartLink";

interface LogoProps {
  hotelName: string;
  locale: Locale;
  className?: string | undefined;
  /** The pictures, all without alt text. If absent, the hotel's name is shown as text. */
  children?: ReactNode;
}

/** The link to the home page. */
export function Logo({ hotelName, locale, className, children }: LogoProps) {
  const { t } = useTranslation("common");
  return (
    <HomeLink url={homePath(locale)} className={className} aria-label={t("home", { hotel: hotelName })}>
      {Children.toArray(children).length > 0 ? children : <span translate="no">{hotelName}</span>}
    </HomeLink>
  );
}

const HomeLink = chakra(SmartLink, { base: { textStyle: "brand", textDecoration: "none" } });

// For the dark background of drawer and footer.
export const query = graphql`
  fragment NightHotel on Hotel {
    name
    logo {
      light {
        ...LogoPicture
      }
    }
    chart {
      publicURL
    }
  }
`;
