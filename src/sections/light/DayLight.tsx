import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { useEffect } from "react";
import type { PricedRoom } from "../../booking/month-price";
import { useCode } from "../../locale/use-code";

interface Props {
  hotel: Queries.LightOfDayFragment;
  /** Whose lowest price is told with the day. */
  priced: readonly PricedRoom[];
  /** Margin above, if the element before it leaves no space. */
  marginTop?: string;
}

/** Its greatest height in one, two and three columns, so that it shifts nothing when it comes. */
const Space = chakra("div", {
  base: {
    width: "full",
    minHeight: { base: "35rem", md: "23rem", lg: "19rem" },
    "@media (scripting: none)": { display: "none" },
  },
});

/** What a visitor who looks around does first. */
const MOVES = ["scroll", "pointermove", "keydown"];

// A name keeps it apart from what other parts on demand share.
const fetchLight = () => import(/* webpackChunkName: "light" */ "./LightOfDay");

/**
 * The light of the visitor's day at the hotel, whose code comes once they move; nothing where the place is unknown, or
 * without script.
 */
export function DayLight({ marginTop, ...props }: Props) {
  const [code, load] = useCode(fetchLight);
  const isPlaced = props.hotel.latitude !== null;
  useEffect(() => {
    if (!isPlaced) return;
    const waiting = new AbortController();
    const { signal } = waiting;
    for (const move of MOVES) window.addEventListener(move, load, { once: true, signal });
    return () => waiting.abort();
  }, [isPlaced, load]);
  if (!isPlaced) return null;
  return (
    <Space data-print="off" style={{ marginTop }}>
      {code && <code.LightOfDay {...props} />}
    </Space>
  );
}

export const query = graphql`
  fragment LightOfDay on Hotel {
    locale
    latitude
    longitude
    timeZone
    mountainAltitude
    seaTemperatures
    venueHours {
      name
      days
      from
      to
      firstDay
      lastDay
    }
  }
`;
