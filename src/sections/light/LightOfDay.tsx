import { useTranslation } from "react-i18next";
import { type ReactNode, useId } from "react";
import { fillMessage } from "../../../languages/fill-message";
import { LIGHT_WORDS } from "../../../languages/light-words";
import { isLocale } from "../../../shared/locales";
import { useKeptStay } from "../../booking/kept-stay";
import { lowestPriceText } from "../../booking/lowest-price";
import type { PricedRoom } from "../../booking/month-price";
import { writeDay } from "../../locale/date-language";
import { minutesOfDay, todayAt, toHour } from "../../locale/hotel-time";
import { PriceWords } from "../parts/Price";
import { dayOfLight } from "./day-of-light";
import { LIGHT_STYLES } from "./light-styles";
import { LightPath } from "./LightPath";
import { MoonPhase } from "./MoonPhase";
import { openPlaces } from "./open-places";

interface Props {
  hotel: Queries.LightOfDayFragment;
  /** Whose lowest price is told with the day. */
  priced: readonly PricedRoom[];
}

/** Times are told to the nearest minute, as in an almanac. */
const HALF_MINUTE = 30_000;

/** "Saturday 3 July". */
const DAY = { weekday: "long", day: "numeric", month: "long" } as const;

/** The light of the chosen arrival, else of today: sun, mountain, moon and sea, what is open, and the price. */
export function LightOfDay({ hotel, priced }: Props) {
  const { t } = useTranslation("common");
  const { t: tell } = useTranslation("detail");
  const { t: name } = useTranslation("rooms");
  const headingId = useId();
  const { arrival, party } = useKeptStay();
  const { locale, latitude, longitude, timeZone, mountainAltitude, seaTemperatures, venueHours } = hotel;
  if (!isLocale(locale) || latitude === null || longitude === null || !timeZone) return null;
  const words = LIGHT_WORDS[locale];
  const day = arrival || todayAt(timeZone);
  const written = writeDay(locale, day, DAY);
  const light = dayOfLight(day, { latitude, longitude, timeZone, mountainAltitude });
  const minutesAt = (time: Date) => minutesOfDay(new Date(time.getTime() + HALF_MINUTE), timeZone);
  const clock = (time: Date | null) => time && t("hour", toHour(minutesAt(time)));
  const sea = seaTemperatures?.split(" ")[Number(day.slice(5, 7)) - 1];
  const open = light.sunset ? openPlaces(venueHours, day, minutesAt(light.sunset)) : [];
  const price = lowestPriceText(priced, { month: day.slice(0, 7), party }, tell);
  const moons: Readonly<Record<string, string>> = words.moons;
  return (
    <section aria-labelledby={headingId} className="light">
      <style>{LIGHT_STYLES}</style>
      <div className="light-day">
        <h2 id={headingId}>{words.title}</h2>
        <p>{arrival ? written : fillMessage(words.today, { day: written })}</p>
      </div>
      <div className="light-path">
        <LightPath light={light} now={arrival ? null : new Date()} />
        <dl className="light-times">
          <Term name={words.sunrise}>{clock(light.sunrise)}</Term>
          <Term name={words.mountain}>{clock(light.mountain)}</Term>
          <Term name={words.sunset}>{clock(light.sunset)}</Term>
        </dl>
      </div>
      <dl className="light-rest">
        <Term name={words.moon}>
          <MoonPhase eighths={light.moon} isSouth={latitude < 0} />
          <span>{moons[light.moon]}</span>
        </Term>
        <Term name={words.sea}>{sea && fillMessage(words.degrees, { degrees: sea })}</Term>
        <Term name={words.open}>
          {open.length > 0 && (
            <span className="light-places">
              {open.map((place) => (
                <span key={place}>{place}</span>
              ))}
            </span>
          )}
        </Term>
        <Term name={name("priceRow")}>
          {price && <PriceWords words={price.words} amount={price.amount} />}
        </Term>
      </dl>
    </section>
  );
}

/** A term and its value; nothing without a value. */
function Term({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
