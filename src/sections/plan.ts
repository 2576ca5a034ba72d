import { CONTENT_KEYS, PAGE_OPTIONS } from "../config/content-keys";
import { toId, uniqueIds } from "../config/page-ids";
import { blockPicture, type Content, type Slide, type Slider } from "./content";
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
  /** Of no other part of the page; the slots of a layout have ids of their own. */
  id: string;
  pattern: Pattern;
  tone: Tone;
  contents: readonly Content[];
  slider: Slider | null;
  /** How many blocks of the same pattern stand before it. */
  turn: number;
}

export interface PlanInput extends Pick<Queries.PageSectionsFragment, "contents" | "sliders" | "options"> {
  /** Tones of a layout, by pattern. */
  tones?: Partial<Record<Pattern, Tone>>;
}

/** Prefixes of content keys; the first that fits decides, so a longer one stands before its own beginning. */
const CONTENT_PREFIXES: readonly (readonly [string, Pattern])[] = [
  [CONTENT_KEYS.intro, "intro"],
  [CONTENT_KEYS.section, "textPicture"],
  [CONTENT_KEYS.facts, "goodToKnow"],
  [CONTENT_KEYS.info, "goodToKnow"],
  [CONTENT_KEYS.fact, "facts"],
  [CONTENT_KEYS.table, "mosaic"],
  [CONTENT_KEYS.dining, "mosaic"],
  [CONTENT_KEYS.index, "index"],
  [CONTENT_KEYS.experiences, "index"],
  [CONTENT_KEYS.quote, "quote"],
  [CONTENT_KEYS.offers, "slideRow"],
  [CONTENT_KEYS.regionHotels, "slideRow"],
  [CONTENT_KEYS.offer, "quietRow"],
  [CONTENT_KEYS.cta, "quietRow"],
  [CONTENT_KEYS.rate, "rates"],
  [CONTENT_KEYS.faq, "questions"],
  [CONTENT_KEYS.rooms, "rooms"],
  [CONTENT_KEYS.gallery, "galleries"],
];

const SLIDER_PREFIXES: readonly (readonly [string, Pattern])[] = [
  [CONTENT_KEYS.table, "mosaic"],
  [CONTENT_KEYS.dining, "mosaic"],
  [CONTENT_KEYS.index, "index"],
  [CONTENT_KEYS.experiences, "index"],
  [CONTENT_KEYS.rooms, "rooms"],
  [CONTENT_KEYS.gallery, "galleries"],
];

/** What a pattern without a place for a picture becomes where the editor gives one. */
const WITH_PICTURE: Partial<Record<Pattern, Pattern>> = { quietRow: "offerBand", intro: "textPicture" };

/** Heads and the error page show these; they are no sections. */
const NO_SECTIONS = [CONTENT_KEYS.hero, CONTENT_KEYS.errorHeader];

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
  const keys = groups.map((group) => group.contents[0]?.key ?? group.slider?.key ?? group.pattern);
  const ids = uniqueIds(keys.map((key) => toId(key) || "section"));
  const blocks: Block[] = [];
  for (const [index, group] of groups.entries()) {
    const { pattern } = group;
    const turn = blocks.filter((block) => block.pattern === pattern).length;
    const override = options.find(({ key }) => key === `${PAGE_OPTIONS.tone}${keys[index]}`)?.value;
    const previous = blocks.findLast((block) => !isSlot(block.pattern))?.tone;
    const tone = isTone(override) ? override : (tones[pattern] ?? toneOf(group, turn, previous));
    blocks.push({ ...group, id: ids[index] ?? pattern, tone, turn });
  }
  return blocks;
}

/** The hero slides after the first, for which a head with one picture has no place. */
export function planMoments(
  slides: readonly Slide[],
  blocks: readonly Block[],
): { id: string; slide: Slide }[] {
  const later = slides.slice(1);
  const ids = uniqueIds(
    later.map((_, index) => `moment-${index + 1}`),
    blocks.map(({ id }) => id),
  );
  return later.map((slide, index) => ({ id: ids[index] ?? "", slide }));
}

/** The ids of everything that a page says below its head, apart from what layouts fill. */
export function sectionIds(page: Queries.PageSectionsFragment): string[] {
  const blocks = planBlocks(page).filter(({ pattern }) => !isSlot(pattern));
  return [...blocks, ...planMoments(page.heroSlides, blocks)].map(({ id }) => id);
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

function toneOf({ pattern, contents, slider }: Group, turn: number, previous: Tone = "noon"): Tone {
  const picture = blockPicture(contents, slider) !== null;
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

function isExcluded(key: string): boolean {
  return NO_SECTIONS.some((prefix) => key.startsWith(prefix));
}
