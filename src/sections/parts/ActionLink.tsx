import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { SmartLink } from "../../chrome/SmartLink";
import { buttonRecipe } from "../../theme/recipes/button";
import { moreLinkRecipe } from "../../theme/recipes/more-link";

interface ActionLinkProps {
  /** Null renders nothing. */
  link: Queries.ActionLinkFragment | null;
  look?: "more" | "solid" | "line";
}

const MoreLink = chakra(SmartLink, moreLinkRecipe);
const ButtonLink = chakra(SmartLink, buttonRecipe);

/** A link from the content, as text with an arrow or as a button. */
export function ActionLink({ link, look = "more" }: ActionLinkProps) {
  if (!link) return null;
  // A link without text still works: its address is shown instead.
  const words = { ...link, text: link.text || link.url };
  return look === "more" ? <MoreLink {...words} /> : <ButtonLink variant={look} {...words} />;
}

export const query = graphql`
  fragment ActionLink on HotelLink {
    url
    text
    target
  }
`;
