import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { SmartLink } from "../chrome/SmartLink";
import { buttonRecipe } from "../theme/recipes/button";
import { moreLinkRecipe } from "../theme/recipes/more-link";

interface ActionLinkProps {
  /** Null: nothing is rendered. */
  link: Queries.ActionLinkFragment | null;
  look?: "more" | "solid" | "line";
}

const MoreLink = chakra(SmartLink, moreLinkRecipe);
const ButtonLink = chakra(SmartLink, buttonRecipe);

/** A link of the content, as words with an arrow or as a button. */
export function ActionLink({ link, look = "more" }: ActionLinkProps) {
  if (!link?.text) return null;
  return look === "more" ? <MoreLink {...link} /> : <ButtonLink variant={look} {...link} />;
}

export const query = graphql`
  fragment ActionLink on HotelLink {
    url
    text
    target
  }
`;
