import { MONTH } from "../../shared/month";

/** The travellers. */
export interface Party {
  adults: number;
  children: number;
}

/** When and with whom a visitor wants to come; null and empty: not given yet. */
export interface Stay {
  /** `2027-07`: the arrival's month, or chosen without dates. */
  month: string | null;
  /** ISO dates; empty if not given. */
  arrival: string;
  departure: string;
  party: Party | null;
  /** Whole years, one for each child; empty if not given yet. */
  ages: readonly string[];
}

export const NO_STAY: Stay = { month: null, arrival: "", departure: "", party: null, ages: [] };

/** Maxima that a form accepts. */
export const MOST_GUESTS = 12;
export const MOST_YEARS = 17;

const DATE = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;

/** Parses a kept stay; leaves out invalid values, so that nothing odd reaches a form. */
export function parseStay(kept: string): Stay {
  const parameters = new URLSearchParams(kept);
  const matching = (name: string, pattern: RegExp) => {
    const value = parameters.get(name) ?? "";
    return pattern.test(value) ? value : "";
  };
  const arrival = matching("arrival", DATE);
  const adults = guests(parameters.get("adults"));
  const children = adults ? (guests(parameters.get("children")) ?? 0) : 0;
  return {
    month: arrival.slice(0, 7) || matching("month", MONTH) || null,
    arrival,
    departure: matching("departure", DATE),
    party: adults ? { adults, children } : null,
    ages: agesOf(parameters.getAll("age"), children),
  };
}

/** Serialises a stay for `parseStay`. */
export function formatStay({ month, arrival, departure, party, ages }: Stay): string {
  const parameters = new URLSearchParams();
  if (month) parameters.set("month", month);
  if (arrival) parameters.set("arrival", arrival);
  if (departure) parameters.set("departure", departure);
  if (party) {
    parameters.set("adults", String(party.adults));
    parameters.set("children", String(party.children));
    for (const age of ages.slice(0, party.children)) parameters.append("age", age);
  }
  return parameters.toString();
}

/**
 * Merges a change into a stay. A month that differs from the dates' clears them, and dates set the month; adding a
 * child adds an unset age, removing one drops the last age.
 */
export function changeStay(stay: Stay, change: Partial<Stay>): Stay {
  const changed = { ...stay, ...change };
  const other = change.month !== undefined && changed.arrival.slice(0, 7) !== change.month;
  const dates = other && change.arrival === undefined ? { arrival: "", departure: "" } : {};
  const { arrival, month } = { ...changed, ...dates };
  return {
    ...changed,
    ...dates,
    month: arrival.slice(0, 7) || month,
    ages: agesOf(changed.ages, changed.party?.children ?? 0),
  };
}

/** True if a room can take a party: a child may use an adult's place. False if the room's capacity is unknown. */
export function takes(
  capacity: { adults: number; children: number | null } | null,
  { adults, children }: Party,
): boolean {
  if (!capacity) return false;
  return adults <= capacity.adults && adults + children <= capacity.adults + (capacity.children ?? 0);
}

function guests(value: string | null): number | null {
  const number = /^\d{1,2}$/.test(value ?? "") ? Number(value) : NaN;
  return number <= MOST_GUESTS ? number : null;
}

function agesOf(ages: readonly string[], children: number): string[] {
  return Array.from({ length: children }, (_, index) => {
    const age = ages[index] ?? "";
    return /^\d{1,2}$/.test(age) && Number(age) <= MOST_YEARS ? age : "";
  });
}
