/** The two groups in which rooms are shown; the source plugin sorts the room categories into them. */
const ROOM_GROUPS = ["room", "suite"] as const;

export type RoomGroup = (typeof ROOM_GROUPS)[number];

/** Rooms by group, groups in their fixed order, empty ones left out. Rooms keep their order. */
export function groupRooms<Room extends { group: string }>(
  rooms: readonly Room[],
): { group: RoomGroup; rooms: Room[] }[] {
  return ROOM_GROUPS.map((group) => ({ group, rooms: rooms.filter((room) => room.group === group) })).filter(
    ({ rooms: members }) => members.length > 0,
  );
}

/** Href of the page that lists the rooms, from a room's: `/tr/konaklama/deniz-suiti` → `/tr/konaklama`. */
export function roomsUrl(roomUrl: string): string {
  return roomUrl.slice(0, roomUrl.lastIndexOf("/")) || "/";
}
