import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { BookingForm } from "../../booking/BookingForm";
import type { PricedRoom } from "../../booking/month-price";
import { useBookingSite } from "../../booking/reservation";
import { DayLight } from "../light/DayLight";
import { Container } from "../parts/Section";
import { HotelClock } from "./HotelClock";

interface Props {
  hotel: Queries.HeroFootFragment;
  /** Whose lowest prices the calendar's months have. */
  priced: readonly PricedRoom[];
}

/**
 * Below the first view's pictures: the time at the hotel, dates and guests. Renders nothing if the hotel has
 * neither.
 */
export function HeroFoot({ hotel, priced }: Props) {
  const { timeZone, clockLabel } = hotel;
  const site = useBookingSite();
  if (!site && !timeZone) return null;
  return (
    <Foot data-tone="noon" data-foot={site ? "form" : "clock"}>
      <Container>
        <chakra.div minHeight="8">
          {timeZone && <HotelClock timeZone={timeZone} label={clockLabel} />}
        </chakra.div>
        {site && <BookingForm site={site} look="line" priced={priced} />}
        <DayLight hotel={hotel} priced={priced} />
      </Container>
    </Foot>
  );
}

const Foot = chakra("div", {
  base: {
    bg: "bg",
    color: "fg",
    paddingTop: "5",
    "& > div": {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "flex-end",
      justifyContent: "space-between",
      columnGap: "gap",
      rowGap: "4",
    },
    "& form": { width: { base: "full", lg: "auto" } },
  },
});

export const query = graphql`
  fragment HeroFoot on Hotel {
    timeZone
    clockLabel
    ...LightOfDay
  }
`;
