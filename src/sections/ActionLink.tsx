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
  if (!link) return null;
  // A link without words is still a way: its address stands for them.
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
