import type { Content, Slider } from "./content";
import { isTone, type Tone } from "./tone";

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
  | "offerBand"
  | "quietRow"
  | "goodToKnow"
  | "rates"
  | "questions"
  | "slideRow";

/** One block of a page, in the order of the page. */
export interface Block {
  id: string;
  pattern: Pattern;
  tone: Tone;
  contents: readonly Content[];
  slider: Slider | null;
  /** How many blocks of the same pattern stand before it. */
  turn: number;
}

export interface PlanInput {
  contents: readonly Content[];
  sliders: readonly Slider[];
  /** Page options; `TONE_<key>` overrides the tone of a block. */
  options: readonly { readonly key: string; readonly value: string | null }[];
  /** Tones of a layout, by pattern. */
  tones?: Partial<Record<Pattern, Tone>>;
}

/** Prefixes of content keys; the first that fits decides, so a longer one stands before its own beginning. */
const CONTENT_PREFIXES: readonly (readonly [string, Pattern])[] = [
  ["INTRO", "intro"],
  ["FACTS", "goodToKnow"],
  ["INFO", "goodToKnow"],
  ["FACT", "facts"],
  ["TABLE", "mosaic"],
  ["DINING", "mosaic"],
  ["INDEX", "index"],
  ["EXPERIENCES", "index"],
  ["QUOTE", "quote"],
  ["OFFERS", "slideRow"],
  ["REGION_HOTELS", "slideRow"],
  ["OFFER", "quietRow"],
  ["CTA", "quietRow"],
  ["RATE", "rates"],
  ["FAQ", "questions"],
  ["ROOMS", "rooms"],
  ["GALLERY", "galleries"],
];

const SLIDER_PREFIXES: readonly (readonly [string, Pattern])[] = [
  ["TABLE", "mosaic"],
  ["DINING", "mosaic"],
  ["INDEX", "index"],
  ["EXPERIENCES", "index"],
  ["ROOMS", "rooms"],
  ["GALLERY", "galleries"],
];

/** What a pattern without a place for a picture becomes where the editor gives one. */
const WITH_PICTURE: Partial<Record<Pattern, Pattern>> = { quietRow: "offerBand", intro: "textPicture" };

/** Heads and the error page show these; they are no sections. */
const NO_SECTIONS = ["HERO", "ERROR_HEADER"];

/** Neighbours of these patterns are one block; an introduction right before rates stands beside them. */
const JOINED: readonly Pattern[] = ["facts", "rates", "questions"];

/** Patterns that a slider fills; a content of theirs is the head of its slider. */
const SLIDER_PATTERNS: readonly Pattern[] = ["mosaic", "index", "slideRow", "rooms", "galleries"];

/**
 * Puts the contents and sliders of a page in order: contents as they come, each with the slider it heads, then the sliders
 * that are left. Rooms and galleries are one block each; without a key of their own they stand after the last
 * text + picture, or at the end of the contents.
 */
export function planBlocks({ contents, sliders, options, tones = {} }: PlanInput): Block[] {
  const groups = withSlots(groupContents(contents, sliders));
  const blocks: Block[] = [];
  for (const { pattern, contents: members, slider } of groups) {
    const turn = blocks.filter((block) => block.pattern === pattern).length;
    const key = members[0]?.key ?? slider?.key ?? pattern;
    const override = options.find((option) => option.key === `TONE_${key}`)?.value;
    const tone = isTone(override)
      ? override
      : (tones[pattern] ??
        toneOf(
          pattern,
          turn,
          blocks.findLast((block) => !isSlot(block.pattern))?.tone,
          hasPicture(members, slider),
        ));
    blocks.push({ id: toId(key), pattern, tone, contents: members, slider, turn });
  }
  return blocks;
}

type Group = Pick<Block, "pattern" | "contents" | "slider">;

function groupContents(contents: readonly Content[], sliders: readonly Slider[]): Group[] {
  const left = sliders.filter(({ key }) => !isExcluded(key));
  const groups: Group[] = [];
  for (const content of contents) {
    if (isExcluded(content.key)) continue;
    const pattern = patternOf(content);
    const last = groups.at(-1);
    if (last && joins(last.pattern, pattern)) {
      groups[groups.length - 1] = { ...last, pattern, contents: [...last.contents, content] };
      continue;
    }
    const slider = takeSlider(left, content.key, pattern);
    groups.push({ pattern: headedPattern(pattern, slider), contents: [content], slider });
  }
  return [...groups, ...left.map((slider) => ({ pattern: sliderPattern(slider.key), contents: [], slider }))];
}

function joins(previous: Pattern, next: Pattern): boolean {
  return (previous === next && JOINED.includes(next)) || (previous === "intro" && next === "rates");
}

/** The slider that a content heads: that of the same key, or else the first of its pattern. */
function takeSlider(left: Slider[], key: string, pattern: Pattern): Slider | null {
  const same = left.findIndex((slider) => slider.key === key);
  const index =
    same >= 0 || !SLIDER_PATTERNS.includes(pattern)
      ? same
      : left.findIndex((slider) => sliderPattern(slider.key) === pattern);
  return index < 0 ? null : (left.splice(index, 1)[0] ?? null);
}

/** A content with the slider of its key heads a row of cards; one whose slider is missing still says what it says. */
function headedPattern(pattern: Pattern, slider: Slider | null): Pattern {
  if (isSlot(pattern)) return pattern;
  if (SLIDER_PATTERNS.includes(pattern)) return slider ? pattern : "textPicture";
  return slider ? "slideRow" : pattern;
}

/** Adds the blocks of rooms and galleries where the page has none, and drops all but the first of each. */
function withSlots(groups: Group[]): Group[] {
  const first = (pattern: Pattern) => groups.findIndex((group) => group.pattern === pattern);
  const unique = groups.filter(({ pattern }, index) => !isSlot(pattern) || first(pattern) === index);
  const contentsEnd = unique.filter(({ contents }) => contents.length > 0).length;
  if (first("galleries") < 0) unique.splice(contentsEnd, 0, slot("galleries"));
  if (first("rooms") < 0) {
    const lastText = unique.map(({ pattern }) => pattern).lastIndexOf("textPicture");
    unique.splice(lastText < 0 ? contentsEnd : lastText + 1, 0, slot("rooms"));
  }
  return unique;
}

function slot(pattern: SlotPattern): Group {
  return { pattern, contents: [], slider: null };
}

/** Whether the layout fills a pattern's place. */
export function isSlot(pattern: Pattern): pattern is SlotPattern {
  return pattern === "rooms" || pattern === "galleries";
}

function patternOf({ key, picture }: Content): Pattern {
  const pattern = CONTENT_PREFIXES.find(([prefix]) => key.startsWith(prefix))?.[1] ?? "textPicture";
  return picture ? (WITH_PICTURE[pattern] ?? pattern) : pattern;
}

function sliderPattern(key: string): Pattern {
  return SLIDER_PREFIXES.find(([prefix]) => key.startsWith(prefix))?.[1] ?? "slideRow";
}

function toneOf(pattern: Pattern, turn: number, previous: Tone = "noon", picture: boolean): Tone {
  switch (pattern) {
    case "facts":
      return previous;
    case "textPicture":
      return turn === 0 ? "dawn" : turn % 2 === 1 ? "noon" : "afternoon";
    case "mosaic":
    case "goodToKnow":
    case "questions":
      return "afternoon";
    case "index":
      return picture ? "pine" : "noon";
    case "quote":
      return picture ? "afternoon" : "pine";
    case "offerBand":
    case "rates":
      return "dusk";
    default:
      return "noon";
  }
}

function hasPicture([content]: readonly Content[], slider: Slider | null): boolean {
  return Boolean(content?.picture ?? slider?.slides[0]?.picture);
}

function isExcluded(key: string): boolean {
  return NO_SECTIONS.some((prefix) => key.startsWith(prefix));
}

/** `SECTION_2` → `section-2`, fit for an anchor. */
function toId(key: string): string {
  return key.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "-");
}
