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
  /** The pictures, all without text of their own. None: the hotel's name stands in words. */
  children?: ReactNode;
}

/** The way home. */
export function Logo({ hotelName, locale, className, children }: LogoProps) {
  const { t } = useTranslation("common");
  return (
    <HomeLink url={homePath(locale)} className={className} aria-label={t("home", { hotel: hotelName })}>
      {Children.toArray(children).length > 0 ? children : <span translate="no">{hotelName}</span>}
    </HomeLink>
  );
}

const HomeLink = chakra(SmartLink, { base: { textStyle: "brand", textDecoration: "none" } });

// On the dark ground of drawer and footer.
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
