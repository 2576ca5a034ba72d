import { ROOM_TRAITS } from "../shared/room-traits";
import type { Fields } from "./fields";

/** A room's descriptive fields; its name, address, prices and pictures are defined separately. */
export const ROOM_FIELDS = {
  summary: { kind: "words", tab: "room", max: 300, isLong: true },
  content: { kind: "html", tab: "room" },
  voice: { kind: "html", tab: "room", note: "A guest's words as a quotation, and their source." },
  size: { kind: "number", tab: "facts", min: 1, note: "Square metres." },
  capacity: { kind: "party", tab: "facts" },
  bed: { kind: "words", tab: "facts", max: 200 },
  view: { kind: "words", tab: "facts", max: 200 },
  traits: {
    kind: "choices",
    tab: "facts",
    of: ROOM_TRAITS,
    note: `${ROOM_TRAITS.join(", ")}: what the room finder knows.`,
  },
  features: { kind: "wordList", tab: "facts", max: 200 },
} as const satisfies Fields;
