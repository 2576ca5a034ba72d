import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { useTranslation } from "react-i18next";
import { useState } from "react";
import { contactCardPath } from "../../../shared/contact-card";
import { isLocale } from "../../../shared/locales";
import { leftToRight } from "../../locale/left-to-right";
import { buttonRecipe } from "../../theme/recipes/button";
import { moreLinkRecipe } from "../../theme/recipes/more-link";
import { mapServices, mapUrl } from "./map-links";

const CopyButton = chakra("button", buttonRecipe);

/** The address and the coordinates to copy, and links to the hotel on the maps that guests use. */
export function FindUs({ hotel }: { hotel: Queries.FindUsFragment }) {
  const { t } = useTranslation("detail");
  const { t: sayCommon } = useTranslation("common");
  const { locale, name, address, latitude, longitude } = hotel;
  const [answer, setAnswer] = useState<"copied" | "notCopied">();
  const place = latitude !== null && longitude !== null ? { latitude, longitude, name } : undefined;
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setAnswer("copied");
    } catch {
      setAnswer("notCopied");
    }
  };
  return (
    <chakra.div marginTop="6" display="grid" gap="3" justifyItems="start" data-print="off">
      <Copy>
        <CopyButton
          type="button"
          size="sm"
          variant="line"
          onClick={() => void copy([name, address].join(sayCommon("comma")))}
        >
          {t("contact.copy")}
        </CopyButton>
        {place && (
          <CopyButton
            type="button"
            size="sm"
            variant="line"
            onClick={() => void copy(`${place.latitude}, ${place.longitude}`)}
          >
            {t("contact.copyCoordinates")}
          </CopyButton>
        )}
        <chakra.span role="status" textStyle="small" color="fg.muted">
          {answer && t(`contact.${answer}`)}
        </chakra.span>
      </Copy>
      {place && (
        <chakra.p textStyle="small" color="fg.muted">
          {leftToRight(`${place.latitude}, ${place.longitude}`)}
        </chakra.p>
      )}
      {isLocale(locale) && (
        <ContactCard download href={contactCardPath(locale)}>
          {t("contact.card")}
        </ContactCard>
      )}
      {place && (
        <Maps aria-label={t("contact.maps")}>
          {mapServices(locale).map((service) => (
            <li key={service}>
              <a href={mapUrl(service, place)} target="_blank" rel="noopener">
                {t(`contact.map.${service}`)}
              </a>
            </li>
          ))}
        </Maps>
      )}
    </chakra.div>
  );
}

const ContactCard = chakra("a", moreLinkRecipe);

/** Copying needs the app. */
const Copy = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: "4",
    rowGap: "3",
    "@media (scripting: none)": { display: "none" },
  },
});

const Maps = chakra("ul", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    columnGap: "6",
    "& a": { display: "inline-flex", alignItems: "center", minHeight: "target" },
  },
});

export const query = graphql`
  fragment FindUs on Hotel {
    locale
    name
    address
    latitude
    longitude
  }
`;
