import { CONTENT_KEYS } from "./content-keys";

/** Where a pattern of the design belongs on a page. */
interface BlockPlace {
  /** The keys that lead to it, or their prefixes. */
  keys?: readonly string[];
  /** It shows the slides of a slider; a content with one of its keys is its slider's head. */
  slides?: true;
  /** It shows the picture of its slider's head, too. */
  headPicture?: true;
  /** The patterns before it with which it becomes one block. */
  joins?: readonly string[];
  /** The pattern of a content with a picture, for which this one has no room. */
  withPicture?: "textPicture" | "offerBand";
}

const PLACES = {
  intro: { keys: [CONTENT_KEYS.intro], withPicture: "textPicture" },
  facts: { keys: [CONTENT_KEYS.fact], joins: ["facts"], withPicture: "textPicture" },
  // SECTION, FILM, and any key that no other pattern has.
  textPicture: {},
  mosaic: { keys: [CONTENT_KEYS.table, CONTENT_KEYS.dining], slides: true },
  index: { keys: [CONTENT_KEYS.index, CONTENT_KEYS.experiences], slides: true, headPicture: true },
  quote: { keys: [CONTENT_KEYS.quote] },
  voices: { keys: [CONTENT_KEYS.voices], joins: ["voices"] },
  offerBand: {},
  quietRow: {
    keys: [CONTENT_KEYS.factSheet, CONTENT_KEYS.offer, CONTENT_KEYS.cta],
    withPicture: "offerBand",
  },
  goodToKnow: { keys: [CONTENT_KEYS.facts, CONTENT_KEYS.info] },
  rates: { keys: [CONTENT_KEYS.rate], joins: ["rates", "intro"], withPicture: "textPicture" },
  questions: { keys: [CONTENT_KEYS.faq], joins: ["questions"] },
  // And any other slider.
  slideRow: { keys: [CONTENT_KEYS.photoKit, CONTENT_KEYS.offers, CONTENT_KEYS.regionHotels], slides: true },
  rooms: { keys: [CONTENT_KEYS.rooms], slides: true },
  galleries: {},
} satisfies Record<string, BlockPlace>;

/** The patterns of the design, named after what they show. */
export type Pattern = keyof typeof PLACES;

/** The place of each pattern, for the page's plan and the content report. */
export const BLOCK_PLACES: Record<Pattern, BlockPlace> = PLACES;

/** A longer prefix comes before a shorter one that it starts with. */
const PREFIXES = Object.keys(PLACES)
  .filter(isPattern)
  .flatMap((pattern) => (BLOCK_PLACES[pattern].keys ?? []).map((prefix) => ({ prefix, pattern })))
  .sort((one, other) => other.prefix.length - one.prefix.length);

function isPattern(name: string): name is Pattern {
  return name in PLACES;
}

/** The pattern of a content's key. */
export function contentPattern(key: string): Pattern {
  return PREFIXES.find(({ prefix }) => key.startsWith(prefix))?.pattern ?? "textPicture";
}

/** The pattern of a slider's key. */
export function sliderPattern(key: string): Pattern {
  const pattern = contentPattern(key);
  return BLOCK_PLACES[pattern].slides ? pattern : "slideRow";
}
