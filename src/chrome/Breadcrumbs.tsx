import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { useTranslation } from "react-i18next";
import { crumbsRecipe } from "../theme/recipes/crumbs";
import { SmartLink } from "./SmartLink";

interface BreadcrumbsProps {
  crumbs: readonly Queries.CrumbFragment[];
  look?: "normal" | "exclusive";
}

const Nav = chakra("nav", crumbsRecipe);

/** The way to this page: links, and the page itself as plain text. */
export function Breadcrumbs({ crumbs, look = "normal" }: BreadcrumbsProps) {
  const { t } = useTranslation("common");
  if (crumbs.length === 0) return null;
  return (
    <Nav look={look} aria-label={t("breadcrumbs")}>
      <ol>
        {crumbs.map(({ text, url, active }) => (
          <li key={`${url} ${text}`}>
            {active || !url ? (
              <span aria-current={active ? "page" : undefined}>{text}</span>
            ) : (
              <SmartLink url={url}>{text}</SmartLink>
            )}
          </li>
        ))}
      </ol>
    </Nav>
  );
}

export const query = graphql`
  fragment Crumb on HotelBreadcrumb {
    text
    url
    active
  }
`;
