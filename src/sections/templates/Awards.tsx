import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import { TEMPLATE_TYPES } from "../../../shared/content-keys";
import { headingId, PAGE_IDS } from "../../theme/page-ids";
import { ActionLink } from "../parts/ActionLink";
import { RichText } from "../parts/RichText";
import { Section, SectionGrid } from "../parts/Section";
import { Heading } from "../parts/SectionHead";
import { Picture } from "../pictures/Picture";
import { type TemplateType, typesOf, yearOf } from "./template-types";

/** Awards in hairline rows: the types whose subtitle starts with AWARDS. */
export function Awards({ types }: { types: readonly TemplateType[] }) {
  const { t } = useTranslation("detail");
  const awards = typesOf(types, TEMPLATE_TYPES.awards);
  if (awards.length === 0) return null;
  return (
    <Section id={PAGE_IDS.awards} tone="noon" labelledBy={headingId(PAGE_IDS.awards)}>
      <SectionGrid>
        <chakra.div gridColumn={{ lg: "1 / 6" }}>
          <Heading id={headingId(PAGE_IDS.awards)}>{t("awards.title")}</Heading>
        </chakra.div>
        <chakra.ul gridColumn={{ lg: "6 / -1" }} borderTopWidth="hairline">
          {awards.map((award, index) => (
            <Award key={index} award={award} />
          ))}
        </chakra.ul>
      </SectionGrid>
    </Section>
  );
}

function Award({ award }: { award: TemplateType }) {
  const { title, content, link, picture } = award;
  const year = yearOf(award);
  return (
    <Row>
      <Picture picture={picture} slot="award" ratio="portrait" />
      <chakra.div display="grid" gap="2" alignContent="start" justifyItems="start">
        {year && (
          <chakra.span color="fg.muted" fontVariantNumeric="tabular-nums">
            {year}
          </chakra.span>
        )}
        {title && <chakra.h3 textStyle="h3">{title}</chakra.h3>}
        <RichText text={content} size="small" muted />
        <ActionLink link={link} />
      </chakra.div>
    </Row>
  );
}

const Row = chakra("li", {
  base: {
    display: { base: "flex", md: "grid" },
    gridTemplateColumns: { md: "minmax(0, 1fr) minmax(0, 5fr)" },
    // A picture stretched to the text's height would lose its sides.
    alignItems: "start",
    // Larger text wraps below the picture.
    flexWrap: "wrap",
    "& > :not(:last-child)": { flex: "1 1 4.5rem", maxWidth: { base: "max(30%, 5rem)", md: "none" } },
    "& > :last-child": { flex: "2.5 1 11.25rem", minWidth: "0" },
    columnGap: "min({spacing.6}, 24px)",
    rowGap: "4",
    paddingBlock: "6",
    borderBottomWidth: "hairline",
  },
});
