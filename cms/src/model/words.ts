/** The words by which the content API says what a thing is, each with its name and what it does on the page. */
export interface Word {
  value: string;
  label: string;
  help?: string;
}

export const CONTENT_WORDS: readonly Word[] = [
  { value: "HERO", label: "Hero", help: "The page's large heading and the sentence under it." },
  {
    value: "INTRO",
    label: "Introduction",
    help: "The lead: a heading and a few sentences above everything else.",
  },
  {
    value: "SECTION",
    label: "Section",
    help: "Text beside a picture; pictures change sides from section to section.",
  },
  { value: "FACTS", label: "Facts list", help: "“Good to know”: a definition list or a table." },
  {
    value: "FACT",
    label: "Fact",
    help: "One number of the facts strip: number in the title, unit in the subtitle, label in the text.",
  },
  { value: "INFO", label: "Information", help: "A quiet box with what guests should know." },
  { value: "TABLE", label: "Mosaic", help: "Pictures side by side, each leading to a page." },
  { value: "DINING", label: "Dining", help: "Heading above the restaurants and bars." },
  { value: "INDEX", label: "Index", help: "Rows that lead to other pages." },
  { value: "EXPERIENCES", label: "Experiences", help: "Heading above the rows of things to do." },
  { value: "QUOTE", label: "Quote", help: "What a guest said, large; the title is who said it." },
  { value: "OFFERS", label: "Offers", help: "Heading above the offers." },
  { value: "OFFER", label: "Offer", help: "One offer across the page, with picture and link." },
  { value: "REGION_HOTELS", label: "Hotels of a region", help: "Heading above the hotels of the region." },
  {
    value: "CTA",
    label: "Call to action",
    help: "With a picture a wide band, without one a quiet row with its link.",
  },
  { value: "RATE", label: "Rate", help: "A price or a condition, with its validity in the text." },
  { value: "FAQ", label: "Question", help: "The title is the question, the text the answer." },
  { value: "ROOMS", label: "Rooms", help: "Where the rooms are listed." },
  { value: "GALLERY", label: "Gallery", help: "Pictures that open large." },
];

export const SLIDER_WORDS: readonly Word[] = [
  {
    value: "GALLERY",
    label: "Gallery",
    help: "Pictures that open large; a room's pictures are its GALLERY.",
  },
  { value: "REGION_HOTELS", label: "Hotels of a region", help: "Cards that lead to other hotels." },
  { value: "EXPERIENCES", label: "Experiences", help: "Rows that lead to things to do." },
  { value: "DINING", label: "Dining", help: "Mosaic that leads to the restaurants and bars." },
  { value: "OFFERS", label: "Offers", help: "Offers with picture, text and validity." },
  { value: "ROOMS", label: "Rooms", help: "Cards that lead to rooms." },
  {
    value: "ERROR_HEADER",
    label: "Error page",
    help: "Picture and heading of the page for addresses that lead nowhere.",
  },
];

export const OPTION_WORDS: readonly Word[] = [
  {
    value: "HEADER_IMAGE",
    label: "Header picture",
    help: "The picture that search engines and social networks show.",
  },
  {
    value: "HERO_FOCAL",
    label: "Hero's focal point",
    help: "What must stay visible of the hero picture, such as 50% 30%.",
  },
  { value: "TONE", label: "Tone of a block", help: "The addition is the block's key, the value its tone." },
];

export const TEMPLATE_WORDS: readonly Word[] = [
  { value: "ADDRESS", label: "Address" },
  { value: "PHONE", label: "Phone" },
  { value: "EMAIL", label: "Email" },
  { value: "FAX", label: "Fax" },
  { value: "DIRECTIONS", label: "Directions" },
  { value: "DEPARTMENT", label: "Department", help: "The addition names it, such as SALES." },
  { value: "AWARDS", label: "Award", help: "Shown among the awards." },
  { value: "CERTIFICATES", label: "Certificate", help: "Shown among the certificates." },
];

export const SECTION_WORDS: readonly Word[] = [
  { value: "DESKTOP_TOP", label: "Top row" },
  { value: "DESKTOP_BOTTOM", label: "Bottom row" },
  { value: "HAMBURGER_HOTELS", label: "Hotels in the drawer" },
  { value: "COL_1", label: "Footer, first column" },
  { value: "COL_2", label: "Footer, second column" },
  { value: "COL_3", label: "Footer, legal column" },
];

export const CATEGORY_WORDS: readonly Word[] = [
  {
    value: "CONTACT",
    label: "Contact",
    help: "Addresses and phones stand under “Contact and certificates”.",
  },
  {
    value: "CERTIFICATE",
    label: "Awards and certificates",
    help: "They stand under “Contact and certificates”.",
  },
  { value: "LEGAL", label: "Legal text" },
  { value: "GALLERY", label: "Gallery" },
];

export const ROOM_CATEGORIES: readonly Word[] = [
  { value: "standart-room", label: "Standard room" },
  { value: "family-room", label: "Family room" },
  { value: "suite", label: "Suite" },
  { value: "pool-house", label: "Pool house" },
];

export const ROOM_TRAITS: readonly Word[] = [
  { value: "sea-view", label: "Sea view" },
  { value: "garden-view", label: "Garden view" },
  { value: "mountain-view", label: "Mountain view" },
  { value: "own-pool", label: "Own pool" },
  { value: "accessible", label: "Accessible" },
];

export function valuesOf(words: readonly Word[]): string[] {
  return words.map(({ value }) => value);
}
