import { CONTENT_KEYS } from "../../shared/content-keys";
import type { Tone } from "./tone";

/** Patterns that a layout fills: rooms and gallery are rooms of the house of their own. */
export type SlotPattern = "rooms" | "galleries";

/** The patterns of the design, by the name of what they show. */
export type Pattern =
  | SlotPattern
  | "intro"
  | "facts"
  | "textPicture"
  | "mosaic"
  | "index"
  | "quote"
  | "voices"
  | "offerBand"
  | "quietRow"
  | "goodToKnow"
  | "rates"
  | "questions"
  | "slideRow";

/** What a block's tone may depend on. */
interface Place {
  hasPicture: boolean;
  /** How many blocks of the same pattern stand before it. */
  turn: number;
  previous: Tone;
}

interface PatternRules {
  /** Prefixes of the content keys that lead to it; the longest one that fits decides. */
  keys?: readonly string[];
  /** It can show slides; a content of its keys is then the head of its slider. A slider of its keys leads to it, unless this says "headed". */
  slides?: "any" | "headed";
  /** What it becomes where an editor gives it a picture, for which it has no place. */
  withPicture?: Pattern;
  /** It has a place for the picture of a content that heads its slider. */
  headPicture?: true;
  /** Neighbours of it are one block. */
  joined?: true;
  tone?: Tone | ((place: Place) => Tone);
}

/** All that the plan of a page knows of each pattern. */
export const PATTERNS: Readonly<Record<Pattern, PatternRules>> = {
  intro: { keys: [CONTENT_KEYS.intro], withPicture: "textPicture" },
  facts: {
    keys: [CONTENT_KEYS.fact],
    withPicture: "textPicture",
    joined: true,
    tone: ({ previous }) => previous,
  },
  textPicture: {
    keys: [CONTENT_KEYS.section],
    tone: ({ turn }) => (turn === 0 ? "dawn" : turn % 2 === 1 ? "noon" : "afternoon"),
  },
  mosaic: { keys: [CONTENT_KEYS.table, CONTENT_KEYS.dining], slides: "any", tone: "afternoon" },
  index: {
    keys: [CONTENT_KEYS.index, CONTENT_KEYS.experiences],
    slides: "any",
    headPicture: true,
    tone: ({ hasPicture }) => (hasPicture ? "pine" : "noon"),
  },
  quote: { keys: [CONTENT_KEYS.quote], tone: ({ hasPicture }) => (hasPicture ? "afternoon" : "pine") },
  voices: { keys: [CONTENT_KEYS.voices], joined: true },
  offerBand: { tone: "dusk" },
  quietRow: {
    keys: [CONTENT_KEYS.factSheet, CONTENT_KEYS.offer, CONTENT_KEYS.cta],
    withPicture: "offerBand",
  },
  goodToKnow: { keys: [CONTENT_KEYS.facts, CONTENT_KEYS.info], tone: "afternoon" },
  rates: { keys: [CONTENT_KEYS.rate], withPicture: "textPicture", joined: true, tone: "dusk" },
  questions: { keys: [CONTENT_KEYS.faq], joined: true, tone: "afternoon" },
  slideRow: {
    keys: [CONTENT_KEYS.photoKit, CONTENT_KEYS.offers, CONTENT_KEYS.regionHotels],
    slides: "headed",
  },
  rooms: { keys: [CONTENT_KEYS.rooms], slides: "any" },
  galleries: {},
};
