import {
  CONTENT_KEYS,
  MENU_SECTIONS,
  PAGE_CATEGORIES,
  PAGE_OPTIONS,
  TEMPLATE_TYPES,
} from "../shared/content-keys";
import type { ROOM_CATEGORIES } from "../shared/room-categories";
import type { RoomTrait } from "../shared/room-traits";

/** A word by which the content says what a thing is, as editors choose it: with its name, and what it does on the page. */
export interface Word {
  value: string;
  label: string;
  help?: string;
}

type Named = Pick<Word, "label" | "help">;
type ValueOf<Table> = Table[keyof Table];
type ContentKey = ValueOf<typeof CONTENT_KEYS>;
type ErrorHeader = (typeof CONTENT_KEYS)["errorHeader"];

/** What a page's blocks are. The error page's header is a slider. */
export const CONTENT_WORDS = wordsOf({
  [CONTENT_KEYS.hero]: { label: "Hero", help: "The page's large heading and the sentence under it." },
  [CONTENT_KEYS.intro]: {
    label: "Introduction",
    help: "The lead: a heading and a few sentences above everything else.",
  },
  [CONTENT_KEYS.section]: {
    label: "Section",
    help: "Text beside a picture; pictures change sides from section to section.",
  },
  [CONTENT_KEYS.facts]: { label: "Facts list", help: "“Good to know”: a definition list or a table." },
  [CONTENT_KEYS.fact]: {
    label: "Fact",
    help: "One number of the facts strip: number in the title, unit in the subtitle, label in the text.",
  },
  [CONTENT_KEYS.info]: { label: "Information", help: "A quiet box with what guests should know." },
  [CONTENT_KEYS.table]: { label: "Mosaic", help: "Pictures side by side, each leading to a page." },
  [CONTENT_KEYS.dining]: { label: "Dining", help: "Heading above the restaurants and bars." },
  [CONTENT_KEYS.index]: { label: "Index", help: "Rows that lead to other pages." },
  [CONTENT_KEYS.experiences]: { label: "Experiences", help: "Heading above the rows of things to do." },
  [CONTENT_KEYS.quote]: { label: "Quote", help: "What a guest said, large; the title is who said it." },
  [CONTENT_KEYS.offers]: { label: "Offers", help: "Heading above the offers." },
  [CONTENT_KEYS.offer]: { label: "Offer", help: "One offer across the page, with picture and link." },
  [CONTENT_KEYS.regionHotels]: {
    label: "Hotels of a region",
    help: "Heading above the hotels of the region.",
  },
  [CONTENT_KEYS.cta]: {
    label: "Call to action",
    help: "With a picture a wide band, without one a quiet row with its link.",
  },
  [CONTENT_KEYS.rate]: { label: "Rate", help: "A price or a condition, with its validity in the text." },
  [CONTENT_KEYS.faq]: { label: "Question", help: "The title is the question, the text the answer." },
  [CONTENT_KEYS.rooms]: { label: "Rooms", help: "Where the rooms are listed." },
  [CONTENT_KEYS.gallery]: { label: "Gallery", help: "Pictures that open large." },
} satisfies Record<Exclude<ContentKey, ErrorHeader>, Named>);

/** What sliders are; any other is a row of cards. */
export const SLIDER_WORDS = wordsOf({
  [CONTENT_KEYS.gallery]: {
    label: "Gallery",
    help: "Pictures that open large; a room's pictures are its GALLERY.",
  },
  [CONTENT_KEYS.regionHotels]: { label: "Hotels of a region", help: "Cards that lead to other hotels." },
  [CONTENT_KEYS.table]: { label: "Mosaic", help: "Pictures side by side, each leading to a page." },
  [CONTENT_KEYS.index]: { label: "Index", help: "Rows that lead to other pages." },
  [CONTENT_KEYS.experiences]: { label: "Experiences", help: "Rows that lead to things to do." },
  [CONTENT_KEYS.dining]: { label: "Dining", help: "Mosaic that leads to the restaurants and bars." },
  [CONTENT_KEYS.offers]: { label: "Offers", help: "Offers with picture, text and validity." },
  [CONTENT_KEYS.rooms]: { label: "Rooms", help: "Cards that lead to rooms." },
  [CONTENT_KEYS.errorHeader]: {
    label: "Error page",
    help: "Picture and heading of the page for addresses that lead nowhere.",
  },
} satisfies Partial<Record<ContentKey, Named>>);

/** What a page's options set. */
export const OPTION_WORDS = wordsOf({
  [PAGE_OPTIONS.headerImage]: {
    label: "Header picture",
    help: "The picture that search engines and social networks show.",
  },
  [PAGE_OPTIONS.heroFocal]: {
    label: "Hero's focal point",
    help: "What must stay visible of the hero picture, such as 50% 30%.",
  },
  [PAGE_OPTIONS.tone]: {
    label: "Tone of a block",
    help: "The addition is the block's key, the value its tone.",
  },
} satisfies Record<ValueOf<typeof PAGE_OPTIONS>, Named>);

/** What a contact or certificate page lists. */
export const TEMPLATE_WORDS = wordsOf({
  [TEMPLATE_TYPES.address]: { label: "Address" },
  [TEMPLATE_TYPES.phone]: { label: "Phone" },
  [TEMPLATE_TYPES.email]: { label: "Email" },
  [TEMPLATE_TYPES.fax]: { label: "Fax" },
  [TEMPLATE_TYPES.directions]: { label: "Directions" },
  [TEMPLATE_TYPES.department]: { label: "Department", help: "The addition names it, such as SALES." },
  [TEMPLATE_TYPES.awards]: { label: "Award", help: "Shown among the awards." },
  [TEMPLATE_TYPES.certificates]: { label: "Certificate", help: "Shown among the certificates." },
} satisfies Record<ValueOf<typeof TEMPLATE_TYPES>, Named>);

/** Where a menu's entry stands. */
export const SECTION_WORDS = wordsOf({
  [MENU_SECTIONS.top]: { label: "Top row" },
  [MENU_SECTIONS.bottom]: { label: "Bottom row" },
  [MENU_SECTIONS.hotels]: { label: "Hotels in the drawer" },
  [MENU_SECTIONS.philosophy]: { label: "Footer, first column" },
  [MENU_SECTIONS.discover]: { label: "Footer, second column" },
  [MENU_SECTIONS.legal]: { label: "Footer, legal column" },
} satisfies Record<ValueOf<typeof MENU_SECTIONS>, Named>);

/** Categories of pages. */
export const CATEGORY_WORDS = wordsOf({
  [PAGE_CATEGORIES.contact]: {
    label: "Contact",
    help: "Addresses and phones stand under “Contact and certificates”.",
  },
  [PAGE_CATEGORIES.certificate]: {
    label: "Awards and certificates",
    help: "They stand under “Contact and certificates”.",
  },
  [PAGE_CATEGORIES.legal]: { label: "Legal text" },
  [PAGE_CATEGORIES.gallery]: { label: "Gallery" },
  [PAGE_CATEGORIES.occasions]: {
    label: "Occasions: weddings, meetings",
    help: "Offers a chat on WhatsApp, where the hotel's facts name a number.",
  },
} satisfies Record<ValueOf<typeof PAGE_CATEGORIES>, Named>);

/** Kinds of rooms. */
export const ROOM_CATEGORY_WORDS = wordsOf({
  "standart-room": { label: "Standard room" },
  "family-room": { label: "Family room" },
  suite: { label: "Suite" },
  "pool-house": { label: "Pool house" },
} satisfies Record<(typeof ROOM_CATEGORIES)[number], Named>);

/** What guests look for in a room. */
export const ROOM_TRAIT_WORDS = wordsOf({
  "sea-view": { label: "Sea view" },
  "garden-view": { label: "Garden view" },
  "mountain-view": { label: "Mountain view" },
  "own-pool": { label: "Own pool" },
  accessible: { label: "Accessible" },
} satisfies Record<RoomTrait, Named>);

/** The words by themselves. */
export function valuesOf(words: readonly Word[]): string[] {
  return words.map(({ value }) => value);
}

/** By key; one that goes on with an addition, `TONE_`, is the word before it. */
function wordsOf(named: Readonly<Record<string, Named>>): readonly Word[] {
  return Object.entries(named).map(([key, texts]) => ({ value: key.replace(/_$/, ""), ...texts }));
}
