import { createContext, useContext } from "react";
import type { MonthCaptionProps } from "react-day-picker";

/** A month's price: the text, and the amount in it. */
interface Price {
  words: string;
  amount: string;
}

/** Tells the price of a month that begins on this day, if it has one. */
export const MonthPrices = createContext<(month: Date) => Price | undefined>(() => undefined);

/** A month's name, and below it its "from" price. */
export function MonthCaption({ calendarMonth, children, className }: MonthCaptionProps) {
  const price = useContext(MonthPrices)(calendarMonth.date);
  const [before, after] = price?.words.split(price.amount) ?? [];
  return (
    <div className={className}>
      {children}
      {price && (
        <small>
          <span>{before}</span>
          <span translate="no">{price.amount}</span>
          <span>{after}</span>
        </small>
      )}
    </div>
  );
}
