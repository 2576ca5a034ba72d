import { useTranslation } from "react-i18next";
import { type RefObject, useRef, useState } from "react";
import { writeDay } from "../locale/date-language";
import type * as CalendarModule from "./Calendar";
import { type DateName, enterDates } from "./date-fields";
import { useKeptStay } from "./kept-stay";
import type { PricedRoom } from "./month-price";
import type { BookingSite } from "./reservation";

interface Props {
  form: RefObject<HTMLFormElement>;
  /** The field that it covers. */
  date: DateName;
  site: BookingSite;
  priced: readonly PricedRoom[] | undefined;
}

/** "3 Jul 2027". */
const DAY = { day: "numeric", month: "short", year: "numeric" } as const;

/**
 * Covers a date field for the mouse, and is the next stop after it for the keyboard: opens the calendar, whose code is
 * fetched by the press. On small and touch screens the field's own picker stays, and anywhere if that code can't be
 * loaded.
 */
export function CalendarButton({ form, date, site, priced }: Props) {
  const { t } = useTranslation("common");
  const stay = useKeptStay();
  const button = useRef<HTMLButtonElement>(null);
  const [code, setCode] = useState<typeof CalendarModule>();
  const [state, setState] = useState<"closed" | "open" | "native">("closed");
  const open = () => {
    setState("open");
    // A name keeps it apart from what other parts on demand share.
    import(/* webpackChunkName: "calendar" */ "./Calendar").then(setCode, (error: unknown) => {
      console.error("The calendar could not be loaded; the field's own stays.", error);
      setState("native");
    });
  };
  const close = () => {
    setState("closed");
    // WebKit gives a pressed button no focus that could return to it.
    button.current?.focus();
  };
  if (state === "native") return null;
  return (
    <>
      {stay[date] && (
        <span className="calendar-day" aria-hidden>
          {writeDay(site.locale, stay[date], DAY)}
        </span>
      )}
      <button
        ref={button}
        type="button"
        className="calendar-button"
        aria-label={t("booking.choose")}
        aria-haspopup="dialog"
        onClick={open}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="1.3">
          <path d="M4 6h16v14H4zM4 10.500h16M8.500 3.500V8M15.500 3.500V8" />
        </svg>
      </button>
      {code && state === "open" && (
        <code.Calendar
          field={button}
          first={date}
          site={site}
          priced={priced ?? []}
          onChoose={(dates) => form.current && enterDates(form.current, dates)}
          onClose={close}
        />
      )}
    </>
  );
}
