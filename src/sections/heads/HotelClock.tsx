import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import { useInBrowser } from "../../chrome/use-in-browser";
import { minutesOfDay, toHour } from "../../locale/hotel-time";
import { SunPath } from "../parts/Hour";

/** Milliseconds between clock updates. */
const TICK = 10_000;

interface HotelClockProps {
  /** IANA name of the hotel's time zone. */
  timeZone: string;
  /** Label before the time; null: the default one. */
  label: string | null;
}

/** The current time at the hotel, and its sun's position. Empty until the app runs, with its space reserved. */
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
