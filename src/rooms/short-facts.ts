import type { TFunction } from "i18next";

type Room = Pick<Queries.RoomFactsFragment, "size" | "capacity" | "view">;
type Translate = TFunction<"rooms">;

/** The facts of a card, in their shortest form, without missing ones: `["62 m²", "3 guests", "Sea"]`. */
export function shortFacts(room: Room, t: Translate): string[] {
  const guests =
    room.capacity && t("guestCount", { count: room.capacity.adults + (room.capacity.children ?? 0) });
  return [sizeText(room, t), guests, room.view].filter((text) => text !== null);
}

export function sizeText({ size }: Pick<Room, "size">, t: Translate): string | null {
  return size === null ? null : t("sizeValue", { size });
}
