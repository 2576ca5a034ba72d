import { graphql } from "gatsby";
import type { TFunction } from "i18next";
import { sizeText } from "./short-facts";

type Room = Pick<Queries.RoomFactsFragment, "size" | "capacity" | "bed" | "view">;
type Translate = TFunction<"rooms">;
type SayCommon = TFunction<"common">;

/** The facts that distinguish rooms, in the order of every list and table. */
export const ROOM_FACTS = ["size", "guests", "bed", "view"] as const;

type RoomFact = (typeof ROOM_FACTS)[number];

/** A room's text for a fact, null if it has none: size → `62 m²`, guests → `2 adults, 1 child`. */
export function factText(room: Room, fact: RoomFact, t: Translate, sayCommon: SayCommon): string | null {
  switch (fact) {
    case "size":
      return sizeText(room, t);
    case "guests":
      return room.capacity && guestsText(room.capacity, t, sayCommon);
    case "bed":
      return room.bed;
    case "view":
      return room.view;
  }
}

/** `{ adults: 2, children: 1 }` → `2 adults, 1 child`. */
export function guestsText(
  { adults, children }: NonNullable<Room["capacity"]>,
  t: Translate,
  sayCommon: SayCommon,
): string {
  const adultsText = t("adults", { count: adults });
  return children ? [adultsText, t("children", { count: children })].join(sayCommon("comma")) : adultsText;
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
