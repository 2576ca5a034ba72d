/** What guests look for in a room: content values that the room finder knows, in the order of its chips. */
export const ROOM_TRAITS = ["sea-view", "garden-view", "mountain-view", "own-pool", "accessible"] as const;

/** Ending of the traits of which a guest wants any; of the others all. */
export const VIEW = "-view";

export type RoomTrait = (typeof ROOM_TRAITS)[number];

export function isRoomTrait(word: string): word is RoomTrait {
  return ROOM_TRAITS.some((trait) => trait === word);
}
