import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import { type ReactNode, useState } from "react";
import { dayAfter, formatDate, ISO_DATE, toIsoDate } from "../../shared/date-format";
import { reservationHref } from "../../shared/reservation-url";
import { buttonRecipe } from "../theme/recipes/button";
import { BookLink } from "./BookLink";
import { bookingFormRecipe } from "./booking-form.recipe";
import type { BookingSite } from "./reservation";
import { useInBrowser } from "./use-in-browser";

const Form = chakra("form", bookingFormRecipe);
const Submit = chakra("button", buttonRecipe);

const MOST_GUESTS = 12;

interface BookingFormProps {
  site: BookingSite;
  /** Fields in one line, or in two columns. */
  look: "line" | "column";
  /** Id of the room in the content API. */
  room?: number;
}

/**
 * Dates and guests, handed to the reservation site as a plain GET form. Days before today, and departures before the
 * arrival, are ruled out once the app runs: only the visitor's own clock knows what today is. A site that reads dates in
 * another form than fields give them needs the app, too: without script its plain link stands here.
 */
export function BookingForm({ site, look, room }: BookingFormProps) {
  const { t } = useTranslation("common");
  const { url, locale, parameters, dateFormat } = site;
  const { dates, earliest, read } = useDates();
  const plain = dateFormat === ISO_DATE;
  const chosen = room === undefined ? undefined : { name: parameters.room, id: room };
  const action = new URL(reservationHref(url, locale, chosen));
  const date = (name: "arrival" | "departure", min: string | undefined) => (
    <Field label={t(`booking.${name}`)}>
      <input
        type="date"
        name={plain ? parameters[name] : undefined}
        min={min}
        required
        // An empty field is wrong once it is sent, and the browser says so then: not from the first moment on.
        aria-invalid={false}
        onChange={read(name)}
        // What was chosen before the app ran is read when the field is left.
        onBlur={read(name)}
      />
      {!plain && <input type="hidden" name={parameters[name]} value={formatDate(dates[name], dateFormat)} />}
    </Field>
  );
  return (
    <>
      <Form
        action={action.origin + action.pathname}
        aria-label={t("booking.title")}
        data-look={look}
        data-scripted={plain ? undefined : ""}
        data-print="off"
      >
        {[...action.searchParams].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <fieldset role="none" disabled={!plain && !earliest}>
          {date("arrival", earliest)}
          {date("departure", earliest && dayAfter(dates.arrival || earliest))}
          {parameters.adults && (
            <Count label={t("booking.adults")} name={parameters.adults} min={1} initial={2} />
          )}
          {parameters.children && (
            <Count label={t("booking.children")} name={parameters.children} min={0} initial={0} />
          )}
          <Submit type="submit">{t("booking.submit")}</Submit>
        </fieldset>
      </Form>
      {!plain && (
        <chakra.div display="none" css={{ "@media (scripting: none)": { display: "block" } }}>
          <BookLink room={room} />
        </chakra.div>
      )}
    </>
  );
}

function Field({ label, children }: { label: string; children: ReactNode }) {
  return (
    <label>
      <span>{label}</span>
      {children}
    </label>
  );
}

interface CountProps {
  label: string;
  name: string;
  min: number;
  initial: number;
}

function Count({ label, name, min, initial }: CountProps) {
  return (
    <Field label={label}>
      <input
        type="number"
        inputMode="numeric"
        name={name}
        min={min}
        max={MOST_GUESTS}
        defaultValue={initial}
        required
      />
    </Field>
  );
}

/** The dates in the fields, and the earliest of them. */
function useDates() {
  const [dates, setDates] = useState({ arrival: "", departure: "" });
  const earliest = useInBrowser(() => toIsoDate(new Date()), undefined);
  const read = (name: keyof typeof dates) => (event: { target: HTMLInputElement }) => {
    const { value } = event.target;
    setDates((before) => ({ ...before, [name]: value }));
  };
  return { dates, earliest, read };
}
