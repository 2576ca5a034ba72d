import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import { headingId } from "../theme/page-ids";
import { RichText } from "../sections/parts/RichText";
import { Section, SectionGrid } from "../sections/parts/Section";

const HEADING_ID = headingId("voice");

/** What a guest wrote about the room, with its source. */
export function RoomVoice({ voice }: { voice: Queries.RichTextFragment | null }) {
  const { t } = useTranslation("detail");
  if (!voice) return null;
  return (
    <Section tone="pine" labelledBy={HEADING_ID}>
      <SectionGrid rowGap="6">
        <chakra.h2 id={HEADING_ID} textStyle="h3" gridColumn={{ lg: "1 / 5" }}>
          {t("sections.voices")}
        </chakra.h2>
        <chakra.div gridColumn={{ lg: "5 / 13" }}>
          <RichText text={voice} />
        </chakra.div>
      </SectionGrid>
    </Section>
  );
}
