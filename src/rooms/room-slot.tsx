import type { Slots } from "../sections/PageSections";
import { RoomRow } from "./RoomRow";

/** The row of rooms for the page's rooms slot; none if there are no rooms. */
export function roomSlot(rooms: readonly Queries.RoomRowCardFragment[], count: 3 | 4): Pick<Slots, "rooms"> {
  if (rooms.length === 0) return {};
  return {
    rooms: (head) => <RoomRow rooms={rooms} heading="rooms" head={head} tone="noon" count={count} />,
  };
}
