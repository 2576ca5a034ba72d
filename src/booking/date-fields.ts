import type { Stay } from "./stay";

/** The fields of arrival and departure, in this order. */
export const DATES = ["arrival", "departure"] as const;

export type DateName = (typeof DATES)[number];

/** The form's fields for both days, in order. */
export function datesOf(form: HTMLFormElement): HTMLInputElement[] {
  return [...form.querySelectorAll<HTMLInputElement>("[type=date]")];
}

/** Sets both days as a visitor would: whatever listens to the form takes them up. */
export function enterDates(form: HTMLFormElement, { arrival, departure }: Pick<Stay, DateName>): void {
  const [from, to] = datesOf(form);
  if (!from || !to) return;
  from.value = arrival;
  to.value = departure;
  from.dispatchEvent(new Event("input", { bubbles: true }));
}
