import { PAGE_STATE } from "../locale/page-state";
import { MONTH } from "../../shared/month";
import { isRoomTrait, type RoomTrait, VIEW } from "../../shared/room-traits";
import { type Party, takes } from "../booking/stay";

/** A guest's search criteria; null and empty: everything. */
export interface Wishes {
  /** `2027-07`: the month whose prices are shown. */
  month: string | null;
  party: Party | null;
  traits: readonly RoomTrait[];
  /** Sorts by price, lowest first, instead of the hotel's own order. */
  cheapestFirst: boolean;
}

export const NO_WISHES: Wishes = { month: null, party: null, traits: [], cheapestFirst: false };

/** The fields have the names of the query parameters. */
export const FINDER_FIELDS = {
  month: PAGE_STATE.month,
  adults: PAGE_STATE.adults,
  children: PAGE_STATE.children,
  traits: PAGE_STATE.traits,
  sort: PAGE_STATE.sort,
} as const;

/** Selectable values; the built styles contain these. */
export const ADULT_CHOICES = [1, 2, 3, 4, 5, 6] as const;
export const CHILD_CHOICES = [0, 1, 2, 3, 4] as const;

/** The sort order that a URL may name. */
export const BY_PRICE = "price";

/** Number of adults assumed with children if none is given. */
export const PARENTS = 2;

/** Legacy parameter of shared URLs: a total number of guests. */
const GUESTS = "guests";

interface FoundRoom {
  capacity: Queries.RoomFactsFragment["capacity"];
  traits: readonly string[];
}

/**
 * Parses the criteria of a URL: `?month=2027-07&adults=2&children=1&with=own-pool&sort=price`; ignores unknown
 * values.
 */
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

/** The query of a URL with these criteria, preserving other parameters. */
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

/** The selectable parties that a room can take: `2-1` is two adults and one child. */
export function partiesOf({ capacity }: Pick<FoundRoom, "capacity">): string[] {
  return ADULT_CHOICES.flatMap((adults) =>
    CHILD_CHOICES.filter((children) => takes(capacity, { adults, children })).map(
      (children) => `${adults}-${children}`,
    ),
  );
}

/** True if a room meets the guest's criteria: one of the chosen views, and everything else. */
export function fits(room: FoundRoom, { party, traits }: Wishes): boolean {
  const views = traits.filter(isView);
  const has = (trait: RoomTrait) => room.traits.includes(trait);
  return (
    (party === null || takes(room.capacity, party)) &&
    (views.length === 0 || views.some(has)) &&
    traits.every((trait) => isView(trait) || has(trait))
  );
}

/** The criteria with a trait chosen as well; with a view, this one instead of other views. */
export function withTrait(wishes: Wishes, trait: RoomTrait): Wishes {
  const kept = wishes.traits.filter((other) => !(isView(trait) && isView(other)));
  return { ...wishes, traits: [...kept, trait] };
}

/** The criteria with another number of adults or children; nobody is any party. */
export function withGuests(wishes: Wishes, change: Partial<Party>): Wishes {
  const { adults, children } = { adults: 0, children: 0, ...wishes.party, ...change };
  return { ...wishes, party: adults || children ? { adults: adults || PARENTS, children } : null };
}

/** True once a guest has chosen anything. */
export function hasWishes({ month, party, traits, cheapestFirst }: Wishes): boolean {
  return month !== null || party !== null || traits.length > 0 || cheapestFirst;
}

function isView(trait: RoomTrait): boolean {
  return trait.endsWith(VIEW);
}
