/**
 * The words by which editors tell the site what a content, a slider, an option, a page or a menu item is.
 * Each is spelled here and nowhere else in the code; a query text can read no constant and repeats its key.
 */

/** Contents and sliders: what their key is, or begins with where it goes on, as in `SECTION_2`. */
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

/** Options of a page; `tone` is a prefix, the key of the block whose tone it sets stands behind it. */
export const PAGE_OPTIONS = {
  headerImage: "HEADER_IMAGE",
  heroFocal: "HERO_FOCAL",
  tone: "TONE_",
} as const;

/** Categories of pages that look or hold more than others. */
export const PAGE_CATEGORIES = {
  contact: "CONTACT",
  certificate: "CERTIFICATE",
  legal: "LEGAL",
  gallery: "GALLERY",
  occasions: "OCCASIONS",
} as const;

/** Types of a contact or certificate page: what their subtitle begins with. */
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

/** The two menus of a language. */
export const MENUS = { header: "HEADER", footer: "FOOTER" } as const;

/** Sections of the menus. The drawer shows those of the top, too, that are none of these. */
export const MENU_SECTIONS = {
  top: "DESKTOP_TOP",
  bottom: "DESKTOP_BOTTOM",
  drawer: "DRAWER",
  hotels: "HAMBURGER_HOTELS",
  philosophy: "COL_1",
  discover: "COL_2",
  legal: "COL_3",
} as const;
