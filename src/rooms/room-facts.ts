import { graphql } from "gatsby";
import type { TFunction } from "i18next";

type Room = Pick<Queries.RoomFactsFragment, "size" | "capacity" | "bed" | "view">;
type Translate = TFunction<"rooms">;

/** The facts in which rooms differ, in the order every list and table shows them. */
export const ROOM_FACTS = ["size", "guests", "bed", "view"] as const;

export type RoomFact = (typeof ROOM_FACTS)[number];

/** What a room says about a fact, null where it says nothing: size → `62 m²`, guests → `2 adults, 1 child`. */
export function factText(room: Room, fact: RoomFact, t: Translate): string | null {
  switch (fact) {
    case "size":
      return room.size === null ? null : t("sizeValue", { size: room.size });
    case "guests":
      return guestsText(room, t);
    case "bed":
      return room.bed;
    case "view":
      return room.view;
  }
}

/** The facts of a card, shortest form, missing ones left out: `["62 m²", "3 guests", "Sea"]`. */
export function shortFacts(room: Room, t: Translate): string[] {
  const guests =
    room.capacity && t("guestCount", { count: room.capacity.adults + (room.capacity.children ?? 0) });
  return [factText(room, "size", t), guests, room.view].filter((text) => text !== null);
}

function guestsText({ capacity }: Room, t: Translate): string | null {
  if (!capacity) return null;
  const { adults, children } = capacity;
  const adultsText = t("adults", { count: adults });
  return children ? `${adultsText}, ${t("children", { count: children })}` : adultsText;
}

export const query = graphql`
  fragment RoomFacts on HotelRoom {
    size
    capacity {
      adults
      children
    }
    bed
    view
  }
`;
