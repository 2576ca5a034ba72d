import { BLOCK_PLACES, contentPattern, type Pattern, sliderPattern } from "../../shared/block-places";
import { CONTENT_KEYS, PAGE_OPTIONS } from "../../shared/content-keys";
import { toId, uniqueIds } from "../theme/page-ids";
import { blockPicture, type Content, type Slide, type Slider } from "./content";
import { heroOf } from "./heads/lead";
import { headRest, type HeadLook } from "./heads/head-rest";
import { isTone, type Tone } from "./tone";

/** Patterns that a layout renders: rooms and gallery are separate modules. */
export type SlotPattern = "rooms" | "galleries";

/** One block of a page, in page order. */
export interface Block {
  /** Unique on the page; a layout's slots have ids of their own. */
  id: string;
  pattern: Pattern;
  tone: Tone;
  contents: readonly Content[];
  slider: Slider | null;
  /** Number of preceding blocks of the same pattern. */
  turn: number;
}

export interface PlanInput extends Pick<
  Queries.PageSectionsFragment,
  "route" | "contents" | "sliders" | "options"
> {
  /** A layout's tones, by pattern. */
  tones?: Partial<Record<Pattern, Tone>> | undefined;
  /** The patterns that the layout renders. */
  slots?: readonly SlotPattern[];
}

/**
 * Orders a page's contents and sliders, whatever their keys: contents in order, each with the slider it heads, then
 * the remaining sliders. Only what the head shows (content HERO) and the error page's header are left out. Rooms
 * and galleries become one block each if the layout renders them; without a key of their own they follow the last
 * text + picture block, or the end of the contents.
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

/** What a page's head has no room for, such as the hero slides after the first if it shows one picture. */
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

/** The ids of everything that may appear below a page's head, apart from what layouts render. */
export function sectionIds(page: Queries.PageSectionsFragment): string[] {
  const blocks = planBlocks({ ...page, slots: [] });
  return [...blocks, ...planMoments(page, "picture", blocks)].map(({ id }) => id);
}

/** A row of cards, and a standalone content. */
const ROW: Pattern = "slideRow";
const ALONE: Pattern = "textPicture";

type Group = Pick<Block, "pattern" | "contents" | "slider">;

function groupContents(contents: readonly Content[], sliders: readonly Slider[]): Group[] {
  const left = [...sliders];
  const groups: Group[] = [];
  for (const content of contents) {
    const pattern = patternOf(content);
    const last = groups.at(-1);
    if (last && BLOCK_PLACES[pattern].joins?.includes(last.pattern)) {
      groups[groups.length - 1] = { ...last, pattern, contents: [...last.contents, content] };
      continue;
    }
    groups.push(...headedGroups(pattern, content, takeSlider(left, content.key, pattern)));
  }
  return [...groups, ...left.map((slider) => ({ pattern: rowPattern(slider), contents: [], slider }))];
}

/** Takes the slider that a content heads: that of the same key, or else the first of its pattern. */
function takeSlider(left: Slider[], key: string, pattern: Pattern): Slider | null {
  const same = left.findIndex((slider) => slider.key === key);
  const index =
    same >= 0 || !BLOCK_PLACES[pattern].slides
      ? same
      : left.findIndex(({ key: other }) => sliderPattern(other) === pattern);
  return index < 0 ? null : (left.splice(index, 1)[0] ?? null);
}

/**
 * A content with its slider: it heads a row of cards, or precedes it if it has a picture that the row has no room
 * for. A content whose slider is missing is still shown.
 */
function headedGroups(pattern: Pattern, content: Content, slider: Slider | null): Group[] {
  if (!slider) {
    const alone = BLOCK_PLACES[pattern].slides && (pattern !== "rooms" || content.picture);
    return [{ pattern: alone ? "textPicture" : pattern, contents: [content], slider }];
  }
  const row = rowPattern(slider, BLOCK_PLACES[pattern].slides ? pattern : ROW);
  if (!content.picture || BLOCK_PLACES[row].headPicture) {
    return [{ pattern: row, contents: [content], slider }];
  }
  return [
    { pattern: "textPicture", contents: [content], slider: null },
    { pattern: row, contents: [], slider },
  ];
}

/**
 * Places the layout's rooms and galleries. Rooms appear once, where a content ROOMS heads them; a slider ROOMS with
 * slides replaces them. What the layout doesn't render is shown like other blocks.
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

/** True if the layout itself renders this pattern. */
export function isSlot(pattern: Pattern): pattern is SlotPattern {
  return pattern === "rooms" || pattern === "galleries";
}

function patternOf({ key, title, picture }: Content): Pattern {
  const pattern = contentPattern(key);
  // A question without a title would have nothing to open it with.
  if (pattern === "questions" && !title) return ALONE;
  return picture ? (BLOCK_PLACES[pattern].withPicture ?? pattern) : pattern;
}

/** How a slider's slides are shown; one with only text is a row without cards. */
function rowPattern(slider: Slider, headed?: Pattern): Pattern {
  if (slider.slides.length === 0) return slider && isRooms(slider) ? "rooms" : ROW;
  const pattern = headed ?? sliderPattern(slider.key);
  return pattern === "rooms" ? ROW : pattern;
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

/** A slider whose slides replace the list of rooms. */
function isRoomSlider(slider: Slider): boolean {
  return isRooms(slider) && slider.slides.length > 0;
}

/** The albums of the gallery, which every layout has. */
function isGallery({ key }: { key: string }): boolean {
  return key.startsWith(CONTENT_KEYS.gallery);
}

function isEmpty({ heading, body, slides }: Slider): boolean {
  return !heading && !body && slides.length === 0;
}
