import { PAGE_STATE } from "../locale/page-state";
import { MONTH } from "../../shared/month";
import { isRoomTrait, type RoomTrait } from "../../shared/room-traits";
import { type Party, takes } from "../stay/stay";

/** What a guest looks for; null and empty: everything. */
export interface Wishes {
  /** `2027-07`: whose prices are shown. */
  month: string | null;
  party: Party | null;
  traits: readonly RoomTrait[];
  /** The lowest price first, instead of the hotel's own order. */
  cheapestFirst: boolean;
}

export const NO_WISHES: Wishes = { month: null, party: null, traits: [], cheapestFirst: false };

/** The names of the fields are those of the address. */
export const FINDER_FIELDS = {
  month: PAGE_STATE.month,
  adults: PAGE_STATE.adults,
  children: PAGE_STATE.children,
  traits: PAGE_STATE.traits,
  sort: PAGE_STATE.sort,
} as const;

/** What can be chosen; the built styles know these. */
export const ADULT_CHOICES = [1, 2, 3, 4, 5, 6] as const;
export const CHILD_CHOICES = [0, 1, 2, 3, 4] as const;

/** The sorting that an address may name. */
export const BY_PRICE = "price";

/** Who comes with children where nobody says it. */
export const PARENTS = 2;

/** Addresses that were shared before parties were asked for name a number of guests. */
const GUESTS = "guests";

interface FoundRoom {
  capacity: Queries.RoomFactsFragment["capacity"];
  traits: readonly string[];
}

/** The wishes of an address: `?month=2027-07&adults=2&children=1&with=own-pool&sort=price`; what is not known is ignored. */
export function readWishes(search: string): Wishes {
  const parameters = new URLSearchParams(search);
  const month = parameters.get(FINDER_FIELDS.month) ?? "";
  return {
    month: MONTH.test(month) ? month : null,
    party: readParty(parameters),
    traits: [...new Set(parameters.getAll(FINDER_FIELDS.traits))].filter(isRoomTrait),
    cheapestFirst: parameters.get(FINDER_FIELDS.sort) === BY_PRICE,
  };
}

function readParty(parameters: URLSearchParams): Party | null {
  const chosen = (name: string, choices: readonly number[]) =>
    choices.find((choice) => String(choice) === parameters.get(name));
  const guests = chosen(GUESTS, ADULT_CHOICES);
  const adults = chosen(FINDER_FIELDS.adults, ADULT_CHOICES) ?? (guests && Math.min(guests, PARENTS));
  const children = chosen(FINDER_FIELDS.children, CHILD_CHOICES) ?? Math.max((guests ?? 0) - PARENTS, 0);
  return adults || children ? { adults: adults ?? PARENTS, children } : null;
}

/** The query of an address with these wishes, other parameters kept. */
export function writeWishes(search: string, { month, party, traits, cheapestFirst }: Wishes): string {
  const own: readonly string[] = [...Object.values(FINDER_FIELDS), GUESTS];
  const rest = search
    .slice(1)
    .split("&")
    .filter((pair) => pair !== "" && !own.includes(pair.split("=", 1)[0] ?? ""));
  const wishes = [
    ...(month === null ? [] : [`${FINDER_FIELDS.month}=${month}`]),
    ...(party === null ? [] : [`${FINDER_FIELDS.adults}=${party.adults}`]),
    ...(party?.children ? [`${FINDER_FIELDS.children}=${party.children}`] : []),
    ...traits.map((trait) => `${FINDER_FIELDS.traits}=${trait}`),
    ...(cheapestFirst ? [`${FINDER_FIELDS.sort}=${BY_PRICE}`] : []),
  ];
  const query = [...wishes, ...rest].join("&");
  return query && `?${query}`;
}

/** The parties that a room takes, of those that can be chosen: `2-1` are two adults and one child. */
export function partiesOf({ capacity }: Pick<FoundRoom, "capacity">): string[] {
  return ADULT_CHOICES.flatMap((adults) =>
    CHILD_CHOICES.filter((children) => takes(capacity, { adults, children })).map(
      (children) => `${adults}-${children}`,
    ),
  );
}

/** Whether a room is what a guest looks for. */
export function fits(room: FoundRoom, { party, traits }: Wishes): boolean {
  return (
    (party === null || takes(room.capacity, party)) && traits.every((trait) => room.traits.includes(trait))
  );
}
