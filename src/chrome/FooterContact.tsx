import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { useTranslation } from "react-i18next";
import { NETWORK_NAMES } from "../../shared/social-networks";
import { moreLinkRecipe } from "../theme/recipes/more-link";
import { navLinkRecipe } from "../theme/recipes/nav-link";
import { SocialIcon } from "./icons/SocialIcon";
import { PhoneLink } from "./PhoneLink";
import { SmartLink } from "./SmartLink";

const Directions = chakra(SmartLink, moreLinkRecipe);
const Phone = chakra(PhoneLink, navLinkRecipe);
const SocialLink = chakra("a", {
  base: {
    display: "grid",
    placeItems: "center",
    // Icons don't grow with larger text.
    width: "48px",
    height: "48px",
    transitionProperty: "color",
    transitionDuration: "quick",
    _hover: { color: "accent" },
  },
});
const SocialList = chakra("ul", { base: { display: "flex", flexWrap: "wrap", marginInlineStart: "-12px" } });

/** The hotel's address and contact details. */
export function FooterContact({ hotel }: { hotel: Queries.FooterContactHotelFragment }) {
  const { t } = useTranslation("common");
  return (
    <>
      <address>{hotel.address}</address>
      <Directions url={hotel.mapsUrl}>{t("directions")}</Directions>
      <p>
        <Phone phone={hotel.phone} />
      </p>
      <SocialList data-print="off">
        {hotel.social.map(({ network, url }) => (
          <li key={network}>
            <SocialLink href={url} aria-label={NETWORK_NAMES[network] ?? network}>
              <SocialIcon network={network} />
            </SocialLink>
          </li>
        ))}
      </SocialList>
    </>
  );
}

export const query = graphql`
  fragment FooterContactHotel on Hotel {
    address
    mapsUrl
    phone {
      ...Phone
    }
    social {
      network
      url
    }
  }
`;
