/**
 * Keys editors use to mark what a content block, slider, option, page or menu item is.
 * Defined only here in code; GraphQL query texts can't use constants and repeat them.
 */

/** Content blocks and sliders: the whole key, or its prefix, as in `SECTION_2`. */
export const CONTENT_KEYS = {
  hero: "HERO",
  errorHeader: "ERROR_HEADER",
  intro: "INTRO",
  section: "SECTION",
  factSheet: "FACT_SHEET",
  photoKit: "PHOTO_KIT",
  facts: "FACTS",
  fact: "FACT",
  info: "INFO",
  table: "TABLE",
  dining: "DINING",
  index: "INDEX",
  experiences: "EXPERIENCES",
  quote: "QUOTE",
  voices: "VOICES",
  film: "FILM",
  offers: "OFFERS",
  offer: "OFFER",
  regionHotels: "REGION_HOTELS",
  cta: "CTA",
  rate: "RATE",
  faq: "FAQ",
  rooms: "ROOMS",
  gallery: "GALLERY",
} as const;

/** Options of a page; `tone` is a prefix, followed by the key of the block whose tone it sets. */
export const PAGE_OPTIONS = {
  headerImage: "HEADER_IMAGE",
  heroFocal: "HERO_FOCAL",
  tone: "TONE_",
} as const;

/** Categories of pages with special appearance or content. */
export const PAGE_CATEGORIES = {
  contact: "CONTACT",
  certificate: "CERTIFICATE",
  legal: "LEGAL",
  gallery: "GALLERY",
  occasions: "OCCASIONS",
} as const;

/** Types of entries on a contact or certificate page: the prefix of their subtitle. */
export const TEMPLATE_TYPES = {
  address: "ADDRESS",
  phone: "PHONE",
  email: "EMAIL",
  fax: "FAX",
  directions: "DIRECTIONS",
  department: "DEPARTMENT",
  awards: "AWARDS",
  certificates: "CERTIFICATES",
} as const;

/** The two menus of a locale. */
export const MENUS = { header: "HEADER", footer: "FOOTER" } as const;

/** Sections of the menus. Items in any other section are shown in the drawer only. */
export const MENU_SECTIONS = {
  top: "DESKTOP_TOP",
  bottom: "DESKTOP_BOTTOM",
  drawer: "DRAWER",
  hotels: "HAMBURGER_HOTELS",
  philosophy: "COL_1",
  discover: "COL_2",
  legal: "COL_3",
} as const;
