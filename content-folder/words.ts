import {
  CONTENT_KEYS,
  MENU_SECTIONS,
  PAGE_CATEGORIES,
  PAGE_OPTIONS,
  TEMPLATE_TYPES,
} from "../shared/content-keys";

/** Keys editors use to mark what something is, in the order they are offered; `languages/` has their labels. */

type ContentKey = (typeof CONTENT_KEYS)[keyof typeof CONTENT_KEYS];
type ErrorHeader = (typeof CONTENT_KEYS)["errorHeader"];

/** Kinds of page blocks. The error page's header is a slider. */
export const CONTENT_WORDS = Object.values(CONTENT_KEYS).filter(isBlock);

/** Kinds of sliders; any other is a row of cards. */
export const SLIDER_WORDS = [
  CONTENT_KEYS.gallery,
  CONTENT_KEYS.photoKit,
  CONTENT_KEYS.regionHotels,
  CONTENT_KEYS.table,
  CONTENT_KEYS.index,
  CONTENT_KEYS.experiences,
  CONTENT_KEYS.dining,
  CONTENT_KEYS.offers,
  CONTENT_KEYS.rooms,
  CONTENT_KEYS.errorHeader,
] as const;

/** Options of a page; the tone's key is followed by the key of its block. */
export const OPTION_WORDS = [PAGE_OPTIONS.headerImage, PAGE_OPTIONS.heroFocal, "TONE"] as const;

/** Entry types of contact and certificate pages. */
export const TEMPLATE_WORDS = Object.values(TEMPLATE_TYPES);

/** Sections of a menu. */
export const SECTION_WORDS = Object.values(MENU_SECTIONS);

/** Categories of pages. */
export const CATEGORY_WORDS = Object.values(PAGE_CATEGORIES);

function isBlock(key: ContentKey): key is Exclude<ContentKey, ErrorHeader> {
  return key !== CONTENT_KEYS.errorHeader;
}
