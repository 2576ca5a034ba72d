import { Global } from "@emotion/react";
import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { useTranslation } from "react-i18next";
import { useMemo } from "react";
import { Section } from "../sections/Section";
import { Heading } from "../sections/SectionHead";
import { COMPARISON_MIN } from "./comparison-address";
import { ComparisonActions } from "./ComparisonActions";
import { ComparisonTable } from "./ComparisonTable";
import { RoomChoice } from "./RoomChoice";
import { useComparison } from "./use-comparison";

const ID = "compare";
const HEADING_ID = "compare-heading";

/** While rooms are compared, paper shows the comparison and nothing else. */
const PRINT_ONLY_COMPARISON = { "@media print": { [`main > :not(#${ID})`]: { display: "none" } } };

/** Two to four rooms side by side: chosen here, kept in the address, shown as a table. */
export function Comparison({ rooms }: { rooms: readonly Queries.ComparedRoomFragment[] }) {
  const { t } = useTranslation("rooms");
  const slugs = useMemo(() => rooms.map(({ slug }) => slug), [rooms]);
  const { chosen, ready, toggle, clear } = useComparison(slugs);
  const compared = chosen.flatMap((slug) => rooms.find((room) => room.slug === slug) ?? []);
  const complete = compared.length >= COMPARISON_MIN;
  return (
    <Section tone="afternoon" id={ID} labelledBy={HEADING_ID}>
      <Heading id={HEADING_ID}>{t("comparison.title")}</Heading>
      <chakra.p color="fg.muted" marginTop="3" data-print="off">
        {t("comparison.hint")}
      </chakra.p>
      <RoomChoice rooms={rooms} chosen={chosen} disabled={!ready} onToggle={toggle} />
      {complete && (
        <>
          <ComparisonTable rooms={compared} />
          <ComparisonActions onClear={clear} />
          <Global styles={PRINT_ONLY_COMPARISON} />
        </>
      )}
    </Section>
  );
}

export const query = graphql`
  fragment ComparedRoom on HotelRoom {
    ...RoomCard
    features
  }
`;
