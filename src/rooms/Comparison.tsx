import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { useTranslation } from "react-i18next";
import { useEffect, useRef } from "react";
import { useCode } from "../locale/use-code";
import { headingId, PAGE_IDS } from "../theme/page-ids";
import { keepsScroll } from "../locale/scroll";
import { Section } from "../sections/parts/Section";
import { Heading } from "../sections/parts/SectionHead";
import { asksComparison, COMPARISON_MIN } from "./comparison-address";
import type { Wishes } from "./finder-address";
import { SheetHead } from "./RoomSheet";

const HEADING_ID = headingId(PAGE_IDS.comparison);

interface Props {
  /** The chosen rooms, in the order chosen. */
  rooms: readonly Queries.ComparedRoomFragment[];
  /** Month and party whose prices are compared. */
  when: Pick<Wishes, "month" | "party">;
  hotel: Queries.SheetHotelFragment;
  onClear: () => void;
}

const fetchTable = () => import("./ComparisonTable");

/** Two to four rooms side by side, from the first chosen one on; opened by a URL that names them. */
export function Comparison({ rooms, when, hotel, onClear }: Props) {
  const { t } = useTranslation("rooms");
  const complete = rooms.length >= COMPARISON_MIN;
  const [code, load] = useCode(fetchTable);
  useEffect(() => {
    if (complete && !code) load();
  }, [complete, code, load]);
  useArrival(rooms.length > 0);
  if (rooms.length === 0) return null;
  return (
    <Section tone="afternoon" id={PAGE_IDS.comparison} labelledBy={HEADING_ID} padding="tight">
      {complete && <SheetHead hotel={hotel} />}
      <Heading id={HEADING_ID}>{t("comparison.title")}</Heading>
      <chakra.p color="fg.muted" marginTop="3" data-print="off">
        {t("comparison.hint")}
      </chakra.p>
      {complete && code && <code.ComparisonTable rooms={rooms} when={when} hotel={hotel} onClear={onClear} />}
    </Section>
  );
}

/** Scrolls to the comparison the page was opened with once it is shown, unless the visitor has already scrolled. */
function useArrival(shown: boolean): void {
  const arriving = useRef<boolean>();
  useEffect(() => {
    const { search, hash } = window.location;
    arriving.current ??= asksComparison(search) && !hash && !keepsScroll(window.history.state);
    if (!shown || !arriving.current) return;
    arriving.current = false;
    if (window.scrollY > 0) return;
    document.getElementById(PAGE_IDS.comparison)?.scrollIntoView({ behavior: "instant" });
  }, [shown]);
}

export const query = graphql`
  fragment ComparedRoom on HotelRoom {
    ...RoomCard
    apiId
    traits
    features
    hrefLangs {
      url
    }
  }
`;
