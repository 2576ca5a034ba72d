import { PAGE_STATE } from "../locale/page-state";
import { isRoomTrait, type RoomTrait } from "../../shared/room-traits";

/** What a guest looks for; null and empty: everything. */
export interface Wishes {
  guests: number | null;
  traits: readonly RoomTrait[];
}

const { guests: GUESTS, traits: TRAITS } = PAGE_STATE;

/** Numbers of guests that can be chosen; the built styles know these. */
export const GUEST_CHOICES = [2, 3, 4, 5, 6] as const;

interface FoundRoom {
  capacity: Queries.RoomFactsFragment["capacity"];
  traits: readonly string[];
}

/** The wishes of an address: `?guests=4&with=own-pool&with=sea-view`; what is not known is ignored. */
export function readWishes(search: string): Wishes {
  const parameters = new URLSearchParams(search);
  const guests = GUEST_CHOICES.find((choice) => String(choice) === parameters.get(GUESTS)) ?? null;
  return { guests, traits: [...new Set(parameters.getAll(TRAITS))].filter(isRoomTrait) };
}

/** The query of an address with these wishes, other parameters kept. */
export function writeWishes(search: string, { guests, traits }: Wishes): string {
  const rest = search
    .slice(1)
    .split("&")
    .filter((pair) => pair !== "" && !pair.startsWith(`${GUESTS}=`) && !pair.startsWith(`${TRAITS}=`));
  const wishes = [
    ...(guests === null ? [] : [`${GUESTS}=${guests}`]),
    ...traits.map((trait) => `${TRAITS}=${trait}`),
  ];
  const query = [...wishes, ...rest].join("&");
  return query && `?${query}`;
}

/** The numbers of guests that a room takes, of those that can be chosen: 2 adults, 1 child → 2 and 3. */
export function guestsOf({ capacity }: Pick<FoundRoom, "capacity">): number[] {
  if (!capacity) return [];
  const most = capacity.adults + (capacity.children ?? 0);
  return GUEST_CHOICES.filter((guests) => guests <= most);
}

/** Whether a room is what a guest looks for. */
export function fits(room: FoundRoom, { guests, traits }: Wishes): boolean {
  return (
    (guests === null || guestsOf(room).includes(guests)) &&
    traits.every((trait) => room.traits.includes(trait))
  );
}

/** The names of the fields are those of the address. */
export const FINDER_FIELDS = { guests: GUESTS, traits: TRAITS } as const;
