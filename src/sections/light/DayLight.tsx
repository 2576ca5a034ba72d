import { graphql } from "gatsby";
import { useEffect } from "react";
import type { PricedRoom } from "../../booking/month-price";
import { useInBrowser } from "../../chrome/use-in-browser";
import { useCode } from "../../locale/use-code";

interface Props {
  hotel: Queries.LightOfDayFragment;
  /** Whose lowest price is told with the day. */
  priced: readonly PricedRoom[];
  /** Room above it, where what stands there leaves none. */
  marginTop?: string;
}

/** Its greatest height in one, two and three columns, so that it shifts nothing when it comes. */
const HEIGHT = "max(19rem, min(23rem, (1024px - 100vw) * 999), min(35rem, (768px - 100vw) * 999))";

/** What a visitor who looks around does first. */
const MOVES = ["scroll", "pointermove", "keydown"];

// A name keeps it apart from what other parts on demand share.
const fetchLight = () => import(/* webpackChunkName: "light" */ "./LightOfDay");

/**
 * The light of the visitor's day at the hotel, whose code comes once they move; nothing where the place is unknown.
 * Its space is made when the app runs, below what is seen by then.
 */
export function DayLight({ marginTop, ...props }: Props) {
  const [code, load] = useCode(fetchLight);
  const isRunning = useInBrowser(() => 1, 0);
  useEffect(() => {
    for (const move of MOVES) window.addEventListener(move, load, { once: true });
  }, [load]);
  if (!isRunning || props.hotel.latitude === null) return null;
  return (
    <div data-print="off" style={{ minHeight: HEIGHT, width: "100%", marginTop }}>
      {code && <code.LightOfDay {...props} />}
    </div>
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
