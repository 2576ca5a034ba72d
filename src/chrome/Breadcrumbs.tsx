import { chakra, defineRecipe } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { useTranslation } from "react-i18next";
import { SmartLink } from "./SmartLink";

interface BreadcrumbsProps {
  crumbs: readonly Queries.CrumbFragment[];
  look?: "normal" | "exclusive";
}

/** Breadcrumbs with hairlines between them; the exclusive look starts with an accent line. */
export const crumbsRecipe = defineRecipe({
  base: {
    textStyle: "caption",
    color: "fg.muted",
    "& ol": { display: "flex", flexWrap: "wrap", columnGap: "2" },
    "& li": { display: "flex", alignItems: "center", gap: "2" },
    "& li + li::before": {
      content: '""',
      width: "4",
      borderTopWidth: "hairline",
      borderColor: "currentColor",
    },
    "& a": {
      display: "inline-flex",
      alignItems: "center",
      minHeight: "target",
      color: "fg",
      textDecoration: "none",
      _hover: { textDecoration: "underline" },
    },
  },
  variants: {
    look: {
      normal: {},
      exclusive: { borderInlineStartWidth: "hairline", borderColor: "accent", paddingInlineStart: "4" },
    },
  },
});

const Nav = chakra("nav", crumbsRecipe);

/** Breadcrumbs of this page: links, and the page itself as plain text. */
export function Breadcrumbs({ crumbs, look = "normal" }: BreadcrumbsProps) {
  const { t } = useTranslation("common");
  if (crumbs.length === 0) return null;
  return (
    <Nav look={look} aria-label={t("breadcrumbs")}>
      <ol>
        {crumbs.map(({ text, url, active }, index) => (
          <li key={index}>
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
