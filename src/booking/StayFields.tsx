import { useTranslation } from "react-i18next";
import { type RefObject, useEffect, useLayoutEffect, useState } from "react";
import { dayAfter, formatDate, ISO_DATE } from "../../shared/date-format";
import { todayAt } from "../locale/hotel-time";
import { CALENDAR_BUTTON_STYLES } from "./calendar-styles";
import { DATES, datesOf } from "./date-fields";
import { keepStay, keptStay, useKeptStay } from "./kept-stay";
import type { BookingLimits, BookingSite } from "./reservation";
import { MOST_GUESTS, MOST_YEARS, type Party, type Stay, takes } from "./stay";
import { carryStay } from "./stay-links";

export { CalendarButton } from "./CalendarButton";

type Parameters = BookingSite["parameters"];

interface Props {
  form: RefObject<HTMLFormElement>;
  site: BookingSite;
  limits: BookingLimits | undefined;
  /** True if the form was submitted without all that it needs before this code was there. */
  refused: boolean;
}

/**
 * The interactive part of the form: rules out past dates, prefills choices made elsewhere, keeps choices made here,
 * asks for the children's ages, and suggests a larger room if the party doesn't fit.
 */
export function StayFields({ form, site, limits, refused }: Props) {
  const { t } = useTranslation("common");
  const stay = useKeptStay();
  const { parameters, dateFormat } = site;
  const { childAges } = parameters;

  useEffect(() => carryStay(site), [site]);
  // Both before paint: no guest sees two adults where three children's ages are asked for.
  useLayoutEffect(() => {
    const { current } = form;
    if (!current) return;
    const keep = () => keepStay(readForm(current, parameters));
    // Choices made before this code loaded count.
    if (datesOf(current).some(({ value }) => value)) keep();
    current.addEventListener("input", keep);
    return () => current.removeEventListener("input", keep);
  }, [form, parameters]);
  useLayoutEffect(() => {
    // What the effect above has just kept is not in `stay` yet.
    if (form.current) writeForm(form.current, site, keptStay(), limits?.capacity ?? null);
  }, [form, site, stay, limits]);

  const fault = useFault(form, refused);

  return (
    <>
      <style>{CALENDAR_BUTTON_STYLES}</style>
      {fault && <p role="alert">{isMissing(fault) ? t(`booking.missing.${fault}`) : fault}</p>}
      {dateFormat !== ISO_DATE &&
        DATES.map((date) => (
          <input
            key={date}
            type="hidden"
            name={parameters[date]}
            value={formatDate(stay[date], dateFormat)}
          />
        ))}
      {childAges &&
        stay.ages.map((age, index) => (
          <label key={index}>
            <span>{t("booking.age", { number: index + 1 })}</span>
            <input
              type="number"
              inputMode="numeric"
              name={childAges}
              min={0}
              max={MOST_YEARS}
              defaultValue={age}
              required
              aria-invalid={false}
            />
          </label>
        ))}
      {limits?.capacity && stay.party && !takes(limits.capacity, stay.party) && (
        <p role="status" style={{ gridColumn: "1 / -1" }}>
          <Misfit limits={limits} party={stay.party} />
        </p>
      )}
    </>
  );
}

/** Tells that the party is too large for the room, and links to a room that is large enough. */
function Misfit({ limits, party }: { limits: BookingLimits; party: Party }) {
  const { t } = useTranslation("rooms");
  const room = limits.roomier.find(({ capacity }) => takes(capacity, party));
  const { guests } = limits;
  if (!room) return <span>{t("fit.none", { guests })}</span>;
  const [before, name, after] = t("fit.other", { guests, room: room.name }).split(/<\/?room>/);
  return (
    <>
      <span>{before}</span>
      <a href={room.url}>{name}</a>
      <span>{after}</span>
    </>
  );
}

const MISSING = ["dates", "arrival", "departure", "age"] as const;

type Missing = (typeof MISSING)[number];

function isMissing(fault: string): fault is Missing {
  return MISSING.some((word) => word === fault);
}

/**
 * What a submitted form lacks, or the browser's words for a value that can't be, until the visitor goes on. The
 * fields are marked, and the first has the focus.
 */
function useFault(form: RefObject<HTMLFormElement>, refused: boolean): string | undefined {
  const [fault, setFault] = useState<string>();
  useEffect(() => {
    const { current } = form;
    if (!current) return;
    const mark = () => {
      for (const field of current.querySelectorAll("input"))
        field.setAttribute("aria-invalid", String(!field.validity.valid));
    };
    const onInvalid = (event: Event) => {
      event.preventDefault();
      mark();
      setFault(faultOf(current));
      invalidOf(current)[0]?.focus();
    };
    const onInput = () => {
      // Not before the first submission.
      if (current.querySelector("[aria-invalid=true]")) mark();
      setFault(undefined);
    };
    current.addEventListener("invalid", onInvalid, true);
    current.addEventListener("input", onInput);
    if (refused) current.reportValidity();
    return () => {
      current.removeEventListener("invalid", onInvalid, true);
      current.removeEventListener("input", onInput);
    };
  }, [form, refused]);
  // The message above the fields moves the focused one down, at times out of the window.
  useLayoutEffect(() => {
    if (fault) form.current?.querySelector(":focus")?.scrollIntoView({ block: "nearest" });
  }, [form, fault]);
  return fault;
}

function faultOf(form: HTMLFormElement): string | undefined {
  const [arrival, departure] = datesOf(form).map(({ validity }) => validity.valueMissing);
  if (arrival && departure) return "dates" satisfies Missing;
  if (arrival) return "arrival" satisfies Missing;
  if (departure) return "departure" satisfies Missing;
  const [first] = invalidOf(form);
  return first?.validity.valueMissing ? ("age" satisfies Missing) : first?.validationMessage;
}

function invalidOf(form: HTMLFormElement): HTMLInputElement[] {
  return [...form.querySelectorAll("input")].filter(({ validity }) => !validity.valid);
}

/** The fields of a parameter, in order; none if the reservation site has no such parameter. */
function fieldsOf(form: HTMLFormElement, name: string | null): HTMLInputElement[] {
  return [...form.querySelectorAll<HTMLInputElement>("[type=number]")].filter((field) => field.name === name);
}

function readForm(form: HTMLFormElement, { adults, children, childAges }: Parameters): Partial<Stay> {
  const [arrival = "", departure = ""] = datesOf(form).map(({ value }) => value);
  const [[grown], [young]] = [fieldsOf(form, adults), fieldsOf(form, children)];
  return {
    arrival,
    departure,
    ...(grown && { party: { adults: Number(grown.value), children: Number(young?.value ?? 0) } }),
    ages: fieldsOf(form, childAges).map(({ value }) => value),
  };
}

/** Leaves the focused field as it is, unless it is empty. */
function writeForm(
  form: HTMLFormElement,
  { parameters: { adults, children, childAges }, timeZone }: BookingSite,
  { arrival, departure, party, ages }: Stay,
  capacity: BookingLimits["capacity"],
): void {
  const write = (fields: readonly HTMLInputElement[], values: readonly string[]) =>
    fields.forEach((field, index) => {
      const value = values[index];
      if (value !== undefined && (field !== document.activeElement || !field.value)) field.value = value;
    });
  const [from, to] = datesOf(form);
  const today = todayAt(timeZone);
  if (from) from.min = today;
  if (to) to.min = dayAfter(arrival || today);
  write(datesOf(form), [arrival, departure]);
  // A day out of range is as invalid as a missing one, and must be seen.
  for (const field of datesOf(form)) field.toggleAttribute("data-filled", field.value !== "");
  write(fieldsOf(form, childAges), ages);
  if (!party) return;
  write(fieldsOf(form, adults), [String(party.adults)]);
  write(fieldsOf(form, children), [String(party.children)]);
  const [young] = fieldsOf(form, children);
  if (!young || !capacity) return;
  const most = capacity.adults + (capacity.children ?? 0) - party.adults;
  young.max = String(Math.max(0, Math.min(most, MOST_GUESTS)));
}
