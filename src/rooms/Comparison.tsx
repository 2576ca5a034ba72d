import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { useTranslation } from "react-i18next";
import { useEffect, useState } from "react";
import { headingId, PAGE_IDS } from "../theme/page-ids";
import { keepsScroll } from "../locale/scroll";
import { Section } from "../sections/Section";
import { Heading } from "../sections/SectionHead";
import { asksComparison, COMPARISON_MIN } from "./comparison-address";
import type * as ComparisonTableModule from "./ComparisonTable";
import type { Wishes } from "./finder-address";

type TableCode = typeof ComparisonTableModule;

const HEADING_ID = headingId(PAGE_IDS.comparison);

interface Props {
  /** The chosen rooms, in the order chosen. */
  rooms: readonly Queries.ComparedRoomFragment[];
  /** Month and party whose prices are compared. */
  when: Pick<Wishes, "month" | "party">;
  onClear: () => void;
}

/** Two to four rooms side by side; opened by a URL that names them. */
export function Comparison({ rooms, when, onClear }: Props) {
  const { t } = useTranslation("rooms");
  const complete = rooms.length >= COMPARISON_MIN;
  const code = useTableCode(complete);
  useArrival();
  return (
    <Section tone="afternoon" id={PAGE_IDS.comparison} labelledBy={HEADING_ID} padding="tight">
      <Heading id={HEADING_ID}>{t("comparison.title")}</Heading>
      <chakra.p color="fg.muted" marginTop="3" data-print="off">
        {t("comparison.hint")}
      </chakra.p>
      {complete && code && <code.ComparisonTable rooms={rooms} when={when} onClear={onClear} />}
    </Section>
  );
}

/** The table's code, loaded once there is something to compare. */
function useTableCode(wanted: boolean): TableCode | undefined {
  const [code, setCode] = useState<TableCode>();
  useEffect(() => {
    if (!wanted || code) return;
    import("./ComparisonTable").then(setCode, (error: unknown) => {
      console.error("The comparison could not be loaded; the rooms stay as they are.", error);
    });
  }, [wanted, code]);
  return code;
}

/** Scrolls to the comparison the page was opened with, unless the visitor has already scrolled. */
function useArrival(): void {
  useEffect(() => {
    const { search, hash } = window.location;
    if (!asksComparison(search) || hash || window.scrollY > 0 || keepsScroll(window.history.state)) return;
    document.getElementById(PAGE_IDS.comparison)?.scrollIntoView({ behavior: "instant" });
  }, []);
}

export const query = graphql`
  fragment ComparedRoom on HotelRoom {
    ...RoomCard
    ...RoomPrices
    apiId
    traits
    features
    hrefLangs {
      url
    }
  }
`;
