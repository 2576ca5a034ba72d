import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { useTranslation } from "react-i18next";
import { useState } from "react";
import { MAP_SERVICES, mapUrl } from "./map-links";
import { buttonRecipe } from "../theme/recipes/button";

const CopyButton = chakra("button", buttonRecipe);

/** The address to copy, and the hotel on the maps that guests use. */
export function FindUs({ hotel }: { hotel: Queries.FindUsFragment }) {
  const { t } = useTranslation("detail");
  const { name, address, latitude, longitude } = hotel;
  const [answer, setAnswer] = useState<"copied" | "notCopied">();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(`${name}, ${address}`);
      setAnswer("copied");
    } catch {
      setAnswer("notCopied");
    }
  };
  return (
    <chakra.div marginTop="6" display="grid" gap="3" justifyItems="start" data-print="off">
      <Copy>
        <CopyButton type="button" size="sm" variant="line" onClick={() => void copy()}>
          {t("contact.copy")}
        </CopyButton>
        <chakra.span role="status" textStyle="small" color="fg.muted">
          {answer && t(`contact.${answer}`)}
        </chakra.span>
      </Copy>
      {latitude !== null && longitude !== null && (
        <Maps aria-label={t("contact.maps")}>
          {MAP_SERVICES.map((service) => (
            <li key={service}>
              <a href={mapUrl(service, { latitude, longitude, name })} target="_blank" rel="noopener">
                {t(`contact.map.${service}`)}
              </a>
            </li>
          ))}
        </Maps>
      )}
    </chakra.div>
  );
}

/** Copying needs the app. */
const Copy = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: "4",
    rowGap: "1",
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
    name
    address
    latitude
    longitude
  }
`;
