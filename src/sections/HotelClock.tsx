import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import { useInBrowser } from "../chrome/use-in-browser";
import { minutesOfDay, toHour } from "../locale/hotel-time";
import { SunPath } from "./Hour";

/** Milliseconds between two looks at the clock. */
const TICK = 10_000;

interface HotelClockProps {
  /** IANA name of the hotel's time zone. */
  timeZone: string;
  /** What stands before the time; null: plain words. */
  label: string | null;
}

/** The present time at the hotel, and where its sun stands. Empty until the app runs; its place is kept. */
export function HotelClock({ timeZone, label }: HotelClockProps) {
  const { t } = useTranslation("common");
  const minutes = useInBrowser(() => minutesOfDay(new Date(), timeZone), null, everyTick);
  if (minutes === null) return null;
  const { hour, minute } = toHour(minutes);
  return (
    <chakra.p
      display="flex"
      alignItems="flex-end"
      gap="3"
      textStyle="small"
      lineHeight="ui"
      color="fg.muted"
      data-part="clock"
    >
      <SunPath time={`${hour}:${minute}`} />
      <span>
        <span>{label ?? t("clock.now")}</span>{" "}
        <chakra.time
          dateTime={`${hour}:${minute}`}
          color="fg"
          fontWeight="strong"
          fontVariantNumeric="tabular-nums"
        >
          {t("hour", { hour, minute })}
        </chakra.time>
      </span>
    </chakra.p>
  );
}

function everyTick(look: () => void): () => void {
  const timer = window.setInterval(look, TICK);
  return () => window.clearInterval(timer);
}
