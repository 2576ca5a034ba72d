import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import { headingId, PAGE_IDS } from "../theme/page-ids";
import { Section, SectionGrid } from "../sections/parts/Section";

const HEADING_ID = headingId(PAGE_IDS.features);

/** The room's features, in two columns if there is space. */
export function RoomFeatures({ features }: { features: readonly string[] }) {
  const { t } = useTranslation("rooms");
  if (features.length === 0) return null;
  return (
    <Section tone="noon" labelledBy={HEADING_ID}>
      <SectionGrid rowGap="6">
        <chakra.h2 id={HEADING_ID} textStyle="h2" gridColumn={{ lg: "1 / 5" }}>
          {t("inTheRoom")}
        </chakra.h2>
        <chakra.ul gridColumn={{ lg: "5 / 13" }} columns={{ base: "2 18rem", _print: "2" }} columnGap="gap">
          {features.map((feature, index) => (
            <chakra.li
              key={index}
              borderTopWidth="hairline"
              paddingBlock={{ base: "3", _print: "1" }}
              breakInside="avoid"
            >
              {feature}
            </chakra.li>
          ))}
        </chakra.ul>
      </SectionGrid>
    </Section>
  );
}
