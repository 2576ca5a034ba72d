/** The two groups in which rooms are shown; the source plugin maps room categories to them. */
const ROOM_GROUPS = ["room", "suite"] as const;

export type RoomGroup = (typeof ROOM_GROUPS)[number];

/** Groups rooms, with groups in their fixed order and empty ones left out. Preserves the order of rooms. */
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
