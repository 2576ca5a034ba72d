import type { Fields } from "./fields";

/** The hotel's facts that are plain values; those with parts or rules of their own are in `hotel-file.ts`. */
export const HOTEL_FACTS = {
  tagline: { kind: "words", tab: "name", max: 200 },
  checkIn: { kind: "text", tab: "house" },
  checkOut: { kind: "text", tab: "house", isBeside: true },
  timeZone: { kind: "text", tab: "house", format: "timeZone", note: "IANA name, such as Europe/Helsinki." },
  clockLabel: {
    kind: "words",
    tab: "house",
    max: 60,
    note: "Label of the current time at the hotel.",
  },
  telegram: {
    kind: "text",
    tab: "contact",
    format: "telegram",
    note: "The name of its Telegram account, without @.",
  },
  mountainAltitude: {
    kind: "number",
    tab: "house",
    min: 0,
    note: "Degrees above the horizon at which the sun leaves for the mountain in the afternoon.",
  },
  seaTemperatures: {
    kind: "text",
    tab: "house",
    isBeside: true,
    format: "months",
    note: "°C from January to December: twelve whole numbers with spaces between them.",
  },
  amenities: { kind: "wordList", tab: "house", max: 200 },
  languagesSpoken: { kind: "wordList", tab: "house", max: 60 },
} as const satisfies Fields;

/** The pictures of its look that are one for all languages. */
export const HOTEL_MARKS = {
  icon: { kind: "mark", tab: "brand", note: "Square mark for browser tabs and home screens." },
  chart: { kind: "mark", tab: "brand", note: "Depth lines on the footer's and drawer's ground." },
  directionsMap: { kind: "mark", tab: "brand", note: "The static map of the contact page." },
} as const satisfies Fields;

/** Names of what the reservation site may take from an address, besides arrival and departure. */
export const RESERVATION_EXTRAS = {
  adults: { kind: "text", tab: "reservation", format: "parameter" },
  children: { kind: "text", tab: "reservation", format: "parameter", isBeside: true },
  /** Repeated for each child, with its age in whole years. */
  childAges: { kind: "text", tab: "reservation", format: "parameter", isBeside: true },
  /** The room's id in the content API. */
  room: { kind: "text", tab: "reservation", format: "parameter" },
  /** The code of an offer. */
  offer: { kind: "text", tab: "reservation", format: "parameter", isBeside: true },
} as const satisfies Fields;
