import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import { TEMPLATE_TYPES } from "../../../shared/content-keys";
import { headingId, PAGE_IDS } from "../../theme/page-ids";
import { ActionLink } from "../parts/ActionLink";
import { RichText } from "../parts/RichText";
import { Section } from "../parts/Section";
import { Heading } from "../parts/SectionHead";
import { Picture } from "../pictures/Picture";
import { type TemplateType, typesOf } from "./template-types";

/** Certificates in a grid: the types whose subtitle starts with CERTIFICATES. */
export function Certificates({ types }: { types: readonly TemplateType[] }) {
  const { t } = useTranslation("detail");
  const certificates = typesOf(types, TEMPLATE_TYPES.certificates);
  if (certificates.length === 0) return null;
  return (
    <Section id={PAGE_IDS.certificates} tone="afternoon" labelledBy={headingId(PAGE_IDS.certificates)}>
      <chakra.div marginBottom={{ base: "8", lg: "12" }}>
        <Heading id={headingId(PAGE_IDS.certificates)}>{t("certificates.title")}</Heading>
      </chakra.div>
      <Grid style={{ gridTemplateColumns: columnsOf(certificates.length) }}>
        {certificates.map(({ title, content, link, picture }, index) => (
          <Item key={index}>
            {picture ? <Picture picture={picture} slot="certificate" ratio="photo" /> : <Sheet />}
            {title && (
              <chakra.h3 textStyle="h3" marginTop="2" justifySelf="stretch">
                {title}
              </chakra.h3>
            )}
            <RichText text={content} muted />
            <ActionLink link={link} />
          </Item>
        ))}
      </Grid>
    </Section>
  );
}

/** As many columns as fit, but not so many that one certificate is alone in the last row of a wide page. */
function columnsOf(certificates: number): string {
  // Two until there is room for four; three at most; any number.
  const least =
    certificates % 3 === 1
      ? "max(17rem, min(34%, (74rem - 100%) * 999))"
      : certificates % 4 === 1
        ? "max(17rem, 26%)"
        : "17rem";
  return `repeat(auto-fill, minmax(min(100%, ${least}), 1fr))`;
}

const Grid = chakra("ul", {
  base: {
    display: "grid",
    columnGap: "gap",
    rowGap: "mosaic",
  },
});

const Item = chakra("li", {
  base: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: "3",
    alignContent: "start",
    justifyItems: "start",
  },
});

function Sheet() {
  return (
    <chakra.svg
      viewBox="0 0 48 60"
      aria-hidden="true"
      width="12"
      color="accent"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.2"
    >
      <path d="M1 1h46v44c0 8-6 14-14 14H1z" />
      <circle cx="15" cy="44" r="6" />
      <path d="M9 14h30M9 21h30M9 28h18" />
    </chakra.svg>
  );
}
