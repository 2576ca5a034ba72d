import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { ISO_DATE } from "../../shared/date-format";
import { withChosen } from "../../shared/reservation-url";
import { useCode } from "../locale/use-code";
import { buttonRecipe } from "../theme/recipes/button";
import { fieldGridRecipe } from "../theme/recipes/field-grid";
import { BookLink } from "./BookLink";
import type { PricedRoom } from "./month-price";
import type { BookingLimits, BookingSite } from "./reservation";
import { isStayKept } from "./stay-key";

const Form = chakra("form", fieldGridRecipe);
const Submit = chakra("button", buttonRecipe);

const MOST_GUESTS = 12;

interface BookingFormProps {
  site: BookingSite;
  /** Fields on one line, or in two columns. */
  look: "line" | "column";
  /** Id of the room in the content API. */
  room?: number;
  /** Limits of that room. */
  limits?: BookingLimits;
  /** Whose lowest prices the calendar's months have. */
  priced?: readonly PricedRoom[];
}

/**
 * Dates and guests, submitted to the reservation site as a plain GET form. Past dates, and departures before the
 * arrival, are ruled out once the first field is focused: only the visitor's clock knows today's date. If the site
 * needs dates in another format than date fields submit, the form depends on the app: without script the plain link
 * is shown instead.
 */
export function BookingForm({ site, look, room, limits, priced }: BookingFormProps) {
  const { t } = useTranslation("common");
  const { url, parameters, dateFormat } = site;
  const form = useRef<HTMLFormElement>(null);
  const plain = dateFormat === ISO_DATE;
  const { code, load } = useStayFields(form, room !== undefined || !plain);
  const [refused, setRefused] = useState(false);
  // Said in the page's language instead of the browser's bubble, which stays if that code can't be loaded.
  const refuse = (event: FormEvent) => {
    if (code || refused) return;
    event.preventDefault();
    setRefused(true);
    load();
  };
  const chosen = room === undefined ? undefined : { name: parameters.room, id: room };
  const action = new URL(withChosen(url, chosen));
  const date = (name: "arrival" | "departure") => (
    <div>
      <Field label={t(`booking.${name}`)}>
        <input
          type="date"
          name={plain ? parameters[name] : undefined}
          required
          // An empty required field is invalid only on submit, which the browser reports; not from the start.
          aria-invalid={false}
        />
        {/* Over the empty field, whose own words are in the browser's language. */}
        <span aria-hidden>{t("booking.choose")}</span>
      </Field>
      {code && <code.CalendarButton form={form} date={name} site={site} priced={priced} />}
    </div>
  );
  return (
    <>
      <Form
        ref={form}
        onPointerEnter={load}
        onFocus={load}
        onInvalidCapture={refuse}
        action={action.origin + action.pathname}
        aria-label={t("booking.title")}
        data-look={look}
        data-scripted={plain ? undefined : ""}
        data-print="off"
      >
        {[...action.searchParams].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <fieldset role="none" disabled={!plain && !code}>
          {date("arrival")}
          {date("departure")}
          {parameters.adults && (
            <Count
              label={t("booking.adults")}
              name={parameters.adults}
              min={1}
              max={limits?.most.adults}
              initial={2}
            />
          )}
          {parameters.children && (
            <Count
              label={t("booking.children")}
              name={parameters.children}
              min={0}
              max={limits?.most.children}
              initial={0}
            />
          )}
          {code && <code.StayFields form={form} site={site} limits={limits} refused={refused} />}
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
  max: number | undefined;
  initial: number;
}

function Count({ label, name, min, max = MOST_GUESTS, initial }: CountProps) {
  return (
    <Field label={label}>
      <input
        type="number"
        inputMode="numeric"
        name={name}
        min={min}
        max={max}
        defaultValue={initial}
        required
      />
    </Field>
  );
}

/** Input that a visitor began before the app was running. */
const BEGUN = ":focus, [type=date]:valid";

const fetchStayFields = () => import("./StayFields");

/** The code of the fields: loaded if the form needs it, for a kept stay, or when the first field is focused. */
function useStayFields(form: RefObject<HTMLFormElement>, wanted: boolean) {
  const [code, load] = useCode(fetchStayFields);
  useEffect(() => {
    if (wanted || isStayKept() || form.current?.querySelector(BEGUN)) load();
  }, [form, wanted, load]);
  return { code, load };
}
