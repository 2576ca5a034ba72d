import { CONTENT_KEYS, PAGE_OPTIONS } from "../../shared/content-keys";
import { toId, uniqueIds } from "../theme/page-ids";
import { blockPicture, type Content, type Slide, type Slider } from "./content";
import { heroOf } from "./lead";
import { headRest, type HeadLook } from "./head-rest";
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
  | "voices"
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

export interface PlanInput extends Pick<
  Queries.PageSectionsFragment,
  "route" | "contents" | "sliders" | "options"
> {
  /** Tones of a layout, by pattern. */
  tones?: Partial<Record<Pattern, Tone>> | undefined;
  /** The patterns that the layout fills. */
  slots?: readonly SlotPattern[];
}

/** Prefixes of content keys; the first that fits decides, so a longer one stands before its own beginning. */
const CONTENT_PREFIXES: readonly (readonly [string, Pattern])[] = [
  [CONTENT_KEYS.intro, "intro"],
  [CONTENT_KEYS.section, "textPicture"],
  [CONTENT_KEYS.factSheet, "quietRow"],
  [CONTENT_KEYS.photoKit, "slideRow"],
  [CONTENT_KEYS.facts, "goodToKnow"],
  [CONTENT_KEYS.info, "goodToKnow"],
  [CONTENT_KEYS.fact, "facts"],
  [CONTENT_KEYS.table, "mosaic"],
  [CONTENT_KEYS.dining, "mosaic"],
  [CONTENT_KEYS.index, "index"],
  [CONTENT_KEYS.experiences, "index"],
  [CONTENT_KEYS.quote, "quote"],
  [CONTENT_KEYS.voices, "voices"],
  [CONTENT_KEYS.offers, "slideRow"],
  [CONTENT_KEYS.regionHotels, "slideRow"],
  [CONTENT_KEYS.offer, "quietRow"],
  [CONTENT_KEYS.cta, "quietRow"],
  [CONTENT_KEYS.rate, "rates"],
  [CONTENT_KEYS.faq, "questions"],
  [CONTENT_KEYS.rooms, "rooms"],
];

/** The same for sliders; any other is a row of cards. */
export const SLIDER_PREFIXES: readonly (readonly [string, Pattern])[] = [
  [CONTENT_KEYS.table, "mosaic"],
  [CONTENT_KEYS.dining, "mosaic"],
  [CONTENT_KEYS.index, "index"],
  [CONTENT_KEYS.experiences, "index"],
  [CONTENT_KEYS.rooms, "rooms"],
];

/** What a pattern without a place for a picture becomes where the editor gives one. */
const WITH_PICTURE: Partial<Record<Pattern, Pattern>> = {
  quietRow: "offerBand",
  intro: "textPicture",
  facts: "textPicture",
  rates: "textPicture",
};

/** Neighbours of these patterns are one block; an introduction right before rates stands beside them. */
const JOINED: readonly Pattern[] = ["facts", "rates", "questions", "voices"];

/** Patterns that a slider fills; a content of theirs is the head of its slider. */
const SLIDER_PATTERNS: readonly Pattern[] = ["mosaic", "index", "slideRow", "rooms"];

/** Patterns that a content's picture is a part of, with or without slides. */
const WITH_SLIDER_AND_PICTURE: readonly Pattern[] = ["index"];

/**
 * Puts the contents and sliders of a page in order, whatever their keys: contents as they come, each with the slider it heads,
 * then the sliders that are left. Only what the head shows (content HERO) and what is the error page's is no block. Rooms and
 * galleries are one block each where the layout fills them; without a key of their own they stand after the last
 * text + picture, or at the end of the contents.
 */
export function planBlocks({
  route,
  contents,
  sliders,
  options,
  tones = {},
  slots = ["rooms", "galleries"],
}: PlanInput): Block[] {
  const hero = heroOf(contents);
  const errorHeader = route === "/" && sliders.find(({ key }) => key === CONTENT_KEYS.errorHeader);
  const groups = withSlots(
    groupContents(
      contents.filter((content) => content !== hero),
      sliders.filter((slider) => slider !== errorHeader && !isGallery(slider) && !isEmpty(slider)),
    ),
    slots,
  );
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

/** What the head of a page has no place for, such as the hero slides after the first where it has one picture. */
export function planMoments(
  page: Queries.PageSectionsFragment,
  head: HeadLook,
  blocks: readonly Block[],
): { id: string; slide: Slide }[] {
  const left = headRest(page, head);
  const ids = uniqueIds(
    left.map((_, index) => `moment-${index + 1}`),
    blocks.map(({ id }) => id),
  );
  return left.map((slide, index) => ({ id: ids[index] ?? "", slide }));
}

/** The ids of everything that a page may say below its head, apart from what layouts fill. */
export function sectionIds(page: Queries.PageSectionsFragment): string[] {
  const blocks = planBlocks({ ...page, slots: [] });
  return [...blocks, ...planMoments(page, "picture", blocks)].map(({ id }) => id);
}

/** A row of cards, and a content by itself. */
const ROW: Pattern = "slideRow";
const ALONE: Pattern = "textPicture";

type Group = Pick<Block, "pattern" | "contents" | "slider">;

function groupContents(contents: readonly Content[], sliders: readonly Slider[]): Group[] {
  const left = [...sliders];
  const groups: Group[] = [];
  for (const content of contents) {
    const pattern = patternOf(content);
    const last = groups.at(-1);
    if (last && joins(last.pattern, pattern)) {
      groups[groups.length - 1] = { ...last, pattern, contents: [...last.contents, content] };
      continue;
    }
    groups.push(...headedGroups(pattern, content, takeSlider(left, content.key, pattern)));
  }
  return [...groups, ...left.map((slider) => ({ pattern: sliderPattern(slider), contents: [], slider }))];
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
      : left.findIndex(({ key: other }) => prefixPattern(SLIDER_PREFIXES, other, "slideRow") === pattern);
  return index < 0 ? null : (left.splice(index, 1)[0] ?? null);
}

/**
 * A content with its slider: it heads a row of cards, and stands before it where it has a picture for which the row has no
 * place. One whose slider is missing still says what it says.
 */
function headedGroups(pattern: Pattern, content: Content, slider: Slider | null): Group[] {
  if (!slider) {
    const alone = SLIDER_PATTERNS.includes(pattern) && (pattern !== "rooms" || content.picture);
    return [{ pattern: alone ? "textPicture" : pattern, contents: [content], slider }];
  }
  const row = sliderPattern(slider, SLIDER_PATTERNS.includes(pattern) ? pattern : "slideRow");
  if (!content.picture || WITH_SLIDER_AND_PICTURE.includes(row)) {
    return [{ pattern: row, contents: [content], slider }];
  }
  return [
    { pattern: "textPicture", contents: [content], slider: null },
    { pattern: row, contents: [], slider },
  ];
}

/**
 * Gives the layout's rooms and galleries their places. Rooms stand once, where a content ROOMS heads them; a slider ROOMS with
 * slides stands for them. What the layout has no place for is told like anything else.
 */
function withSlots(groups: Group[], slots: readonly SlotPattern[]): Group[] {
  const hasRooms = slots.includes("rooms") && !groups.some(({ slider }) => slider && isRoomSlider(slider));
  const head = hasRooms ? groups.findIndex(({ pattern }) => pattern === "rooms") : -1;
  const placed = groups.map((group, index) =>
    group.pattern === "rooms" && index !== head ? { ...group, pattern: group.slider ? ROW : ALONE } : group,
  );
  const contentsEnd = placed.filter(({ contents }) => contents.length > 0).length;
  if (slots.includes("galleries")) {
    const last = placed.findLastIndex(({ contents }) => contents.some(isGallery));
    placed.splice(last < 0 ? contentsEnd : last + 1, 0, slot("galleries"));
  }
  if (hasRooms && head < 0) {
    const told = placed.findIndex(({ contents }) => contents.some(isRooms));
    const lastText = told < 0 ? placed.findLastIndex(({ pattern }) => pattern === "textPicture") : told;
    placed.splice(lastText < 0 ? contentsEnd : lastText + 1, 0, slot("rooms"));
  }
  return placed;
}

function slot(pattern: SlotPattern): Group {
  return { pattern, contents: [], slider: null };
}

/** Whether the layout fills a pattern's place. */
export function isSlot(pattern: Pattern): pattern is SlotPattern {
  return pattern === "rooms" || pattern === "galleries";
}

function patternOf({ key, title, picture }: Content): Pattern {
  const pattern = prefixPattern(CONTENT_PREFIXES, key, "textPicture");
  // A question without words could not be opened.
  if (pattern === "questions" && !title) return "textPicture";
  return picture ? (WITH_PICTURE[pattern] ?? pattern) : pattern;
}

/** How a slider's slides are shown; one that has only words is a row without cards. */
function sliderPattern(slider: Slider, headed?: Pattern): Pattern {
  if (slider.slides.length === 0) return slider && isRooms(slider) ? "rooms" : ROW;
  const pattern = headed ?? prefixPattern(SLIDER_PREFIXES, slider.key, ROW);
  return pattern === "rooms" ? ROW : pattern;
}

function prefixPattern(
  prefixes: readonly (readonly [string, Pattern])[],
  key: string,
  other: Pattern,
): Pattern {
  return prefixes.find(([prefix]) => key.startsWith(prefix))?.[1] ?? other;
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

function isRooms({ key }: { key: string }): boolean {
  return key.startsWith(CONTENT_KEYS.rooms);
}

/** A slider whose slides stand for the list of rooms. */
function isRoomSlider(slider: Slider): boolean {
  return isRooms(slider) && slider.slides.length > 0;
}

/** The albums of the gallery, which is every layout's. */
function isGallery({ key }: { key: string }): boolean {
  return key.startsWith(CONTENT_KEYS.gallery);
}

function isEmpty({ heading, body, slides }: Slider): boolean {
  return !heading && !body && slides.length === 0;
}
