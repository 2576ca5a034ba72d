import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import { Section, SectionGrid } from "../sections/Section";

const HEADING_ID = "features-heading";

/** What is in the room, in two columns where there is space for them. */
export function RoomFeatures({ features }: { features: readonly string[] }) {
  const { t } = useTranslation("rooms");
  if (features.length === 0) return null;
  return (
    <Section tone="noon" labelledBy={HEADING_ID}>
      <SectionGrid>
        <chakra.h2 id={HEADING_ID} textStyle="h2" gridColumn={{ lg: "1 / 5" }}>
          {t("inTheRoom")}
        </chakra.h2>
        <chakra.ul gridColumn={{ lg: "5 / 13" }} columns="2 18rem" columnGap="gap">
          {features.map((feature) => (
            <chakra.li key={feature} borderTopWidth="hairline" paddingBlock="3" breakInside="avoid">
              {feature}
            </chakra.li>
          ))}
        </chakra.ul>
      </SectionGrid>
    </Section>
  );
}
