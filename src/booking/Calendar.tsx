import { chakra } from "@chakra-ui/react/styled-system";
import { DayPicker } from "react-day-picker";
import { useTranslation } from "react-i18next";
import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { CALENDAR_WORDS } from "../../languages/calendar-words";
import { countNoun } from "../../languages/count-noun";
import { fillMessage } from "../../languages/fill-message";
import { weekStartOf } from "../../languages/week-start";
import { toIsoDate } from "../../shared/date-format";
import { directionOf } from "../locale/direction";
import { todayAt } from "../locale/hotel-time";
import { buttonRecipe } from "../theme/recipes/button";
import { calendarFormats } from "./calendar-formats";
import { CALENDAR_STYLES } from "./calendar-styles";
import { chooseDay, nightsBetween } from "./choose-day";
import type { DateName } from "./date-fields";
import { useKeptStay } from "./kept-stay";
import { lowestPriceText } from "./lowest-price";
import { MonthCaption, MonthPrices } from "./MonthCaption";
import { monthName, type PricedRoom } from "./month-price";
import { placeBeside } from "./place-beside";
import type { BookingSite } from "./reservation";
import type { Stay } from "./stay";

const Button = chakra("button", buttonRecipe);

type Dates = Pick<Stay, DateName>;

interface Props {
  /** What it is shown beside. */
  field: RefObject<HTMLElement>;
  /** The day that the first press chooses. */
  first: DateName;
  site: BookingSite;
  priced: readonly PricedRoom[];
  onChoose: (dates: Dates) => void;
  onClose: () => void;
}

/**
 * Arrival and departure in one calendar of two months, a modal dialog: the browser keeps the focus in it and closes it
 * on Escape. Each press is written to the form's fields at once.
 */
export function Calendar({ field, first, site: { locale, timeZone }, priced, onChoose, onClose }: Props) {
  const { t } = useTranslation("common");
  const { t: tell } = useTranslation("detail");
  const { arrival, departure, month, party } = useKeptStay();
  const [next, setNext] = useState<DateName>(arrival ? first : "arrival");
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const { current } = dialog;
    if (!current) return;
    current.addEventListener("click", closeOnBackdrop);
    current.showModal();
    if (field.current) placeBeside(current, field.current);
    current.querySelector<HTMLElement>("[role=gridcell] [tabindex='0']")?.focus();
    return () => current.close();
  }, [field]);
  const words = CALENDAR_WORDS[locale];
  const formats = useMemo(() => calendarFormats(locale), [locale]);
  const today = todayAt(timeZone);
  const nights = departure ? nightsBetween(arrival, departure) : 0;
  const nameOf = (day: Date) => monthName(toIsoDate(day).slice(0, 7), tell);

  const choose = (day: Date) => {
    const choice = chooseDay({ arrival, departure, next }, toIsoDate(day));
    setNext(choice.next);
    onChoose(choice);
  };
  const clear = () => {
    setNext("arrival");
    onChoose({ arrival: "", departure: "" });
  };
  const labelOf = (day: Date, isToday: boolean) => {
    const text = formats.day(day);
    const date = toIsoDate(day);
    const part = date === arrival ? "arrival" : date === departure ? "departure" : isToday ? "today" : null;
    return part ? fillMessage(words.day[part], { day: text }) : text;
  };
  const priceOf = (day: Date) => lowestPriceText(priced, { month: toIsoDate(day).slice(0, 7), party }, tell);

  return createPortal(
    <>
      <style>{CALENDAR_STYLES}</style>
      <dialog ref={dialog} className="calendar" data-tone="noon" aria-label={words.title} onClose={onClose}>
        <div className="calendar-body">
          <MonthPrices.Provider value={priceOf}>
            <DayPicker
              mode="range"
              numberOfMonths={2}
              lang={locale}
              dir={directionOf(locale)}
              weekStartsOn={weekStartOf(locale)}
              today={toDay(today)}
              startMonth={toDay(today)}
              defaultMonth={toDay(arrival || (month ? `${month}-01` : today))}
              disabled={{ before: toDay(today) }}
              selected={{
                from: arrival ? toDay(arrival) : undefined,
                to: departure ? toDay(departure) : undefined,
              }}
              onSelect={(_range, day) => choose(day)}
              components={COMPONENTS}
              formatters={{
                formatCaption: nameOf,
                formatDay: (day) => String(day.getDate()),
                formatWeekdayName: formats.weekday,
              }}
              labels={{
                labelNav: () => words.title,
                labelPrevious: () => words.previous,
                labelNext: () => words.next,
                labelGrid: nameOf,
                labelWeekday: formats.wholeWeekday,
                labelDayButton: (day, { today: isToday }) => labelOf(day, isToday === true),
              }}
            />
          </MonthPrices.Provider>
          <div className="calendar-foot">
            <p role="status">
              {departure ? (
                <>
                  <span>{formats.stay(toDay(arrival), toDay(departure))}</span>{" "}
                  <b>{countNoun("nights", nights, locale, words)}</b>
                </>
              ) : (
                <span>{t(`booking.missing.${arrival ? "departure" : "arrival"}`)}</span>
              )}
            </p>
            {arrival && (
              <Button type="button" variant="line" size="sm" onClick={clear}>
                {words.clear}
              </Button>
            )}
            <Button type="button" size="sm" onClick={() => dialog.current?.close()}>
              {words.done}
            </Button>
          </div>
        </div>
      </dialog>
    </>,
    document.body,
  );
}

const COMPONENTS = { MonthCaption };

/** The visitor's midnight of an ISO date, as which the library takes days. */
function toDay(isoDate: string): Date {
  const [year = 0, month = 1, day = 1] = isoDate.split("-").map(Number);
  return new Date(year, month - 1, day);
}

/** A press whose target is the dialog itself hits its backdrop. */
function closeOnBackdrop(this: HTMLDialogElement, { target }: MouseEvent): void {
  if (target === this) this.close();
}
