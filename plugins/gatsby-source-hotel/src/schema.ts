import { BLOCK_TEXTS } from "../../../model/blocks";
import type { Fields, Kind } from "../../../model/fields";
import { ROOM_FIELDS } from "../../../model/room";

/** Type names shared between this plugin and the site's queries. */
export const NODE_TYPES = {
  hotel: "Hotel",
  page: "HotelPage",
  menu: "HotelMenu",
  room: "HotelRoom",
  categoryTemplate: "HotelCategoryTemplate",
  picture: "HotelPicture",
} as const;

const GRAPHQL_TYPES: Record<Kind, string> = {
  words: "String",
  html: "HotelRichText",
  wordList: "[String!]!",
  text: "String",
  choices: "[String!]!",
  number: "Float",
  party: "HotelCapacity",
  mark: 'File @link(by: "absolutePath")',
};

/** `{ size }` → `"Square metres." size: Float`. */
export function graphqlFields(fields: Fields): string {
  return Object.entries(fields)
    .map(([name, { kind, note }]) => `${note ? `"${note}" ` : ""}${name}: ${GRAPHQL_TYPES[kind]}`)
    .join("\n    ");
}

/** What pages and rooms have in common. */
const DOCUMENT = `apiId: Float!
    locale: String!
    path: String!
    layout: String!
    priceFrom: HotelPriceFrom
    metas: [HotelMeta!]!
    sliders: [HotelSlider!]!
    hrefLangs: [HotelHrefLang!]!
    languageOptions: [HotelLanguageOption!]!
    menus: [HotelMenu!]! @link`;

/** What blocks, slides and entries have in common. */
const BLOCK = `${graphqlFields(BLOCK_TEXTS)}
    picture: HotelPicture @link
    link: HotelLink`;

/**
 * The explicit schema keeps GraphQL fields that are currently empty in the API.
 * `url` fields are percent-encoded hrefs; `path` fields are decoded site paths.
 */
export const TYPE_DEFS = /* GraphQL */ `
  """
  What stands at an address of its own in one language: a page or a room.
  """
  interface HotelDocument implements Node {
    id: ID!
    "Of the content API; a page and a room may have the same."
    apiId: Float!
    locale: String!
    "Decoded site path with its locale prefix, no trailing slash."
    path: String!
    layout: String!
    priceFrom: HotelPriceFrom
    metas: [HotelMeta!]!
    sliders: [HotelSlider!]!
    "The languages in which it exists, its own included."
    hrefLangs: [HotelHrefLang!]!
    "One entry for each locale of the site, leading to the nearest existing parent where there is no translation."
    languageOptions: [HotelLanguageOption!]!
    breadcrumbs: [HotelBreadcrumb!]!
    menus: [HotelMenu!]!
  }

  """
  A page in one language.
  """
  type HotelPage implements Node & HotelDocument @dontInfer {
    ${DOCUMENT}
    "Path of the English page in the route table; null where the table does not know the page."
    route: String
    "Category code, such as HOME, CONTACT or CERTIFICATE."
    category: String
    "Kind of page; PAGE where the API does not say it."
    type: String!
    title: String!
    contents: [HotelContent!]!
    "Those of its contents that ask something and answer it, without tags: for search engines."
    questions: [HotelQuestion!]!
    "The films that it plays and says the day of, as a search engine lists them."
    films: [HotelListedFilm!]!
    heroSlides: [HotelSlide!]!
    "When the venue that it shows is open: for search engines."
    openingHours: [HotelOpeningHours!]
    "Numbers by purpose, of the contact page alone."
    contactPoints: [HotelContactPoint!]!
    "The picture at its head: of option HEADER_IMAGE, or else of content HERO, or else of the first hero slide."
    leadPicture: HotelPicture @link
    breadcrumbs: [HotelBreadcrumb!]!
    options: [HotelOption!]!
    categoryTemplate: HotelCategoryTemplate @link
    "All rooms of the page's language, in the order of the API."
    rooms: [HotelRoom!]! @link
  }

  """
  A room in one language.
  """
  type HotelRoom implements Node & HotelDocument @dontInfer {
    ${DOCUMENT}
    slug: String!
    "Percent-encoded href of the room's page."
    url: String!
    name: String!
    "standart-room, family-room, suite, pool-house, or a word that the site does not know."
    category: String!
    "suite (suite, pool-house) or room (any other)."
    group: String!
    "What a night costs, by party."
    prices: [HotelPrices!]!
    ${graphqlFields(ROOM_FIELDS)}
    "What the room finder calls its traits, in their order."
    traitNames: [String!]!
    plans: [HotelPlan!]!
    "The first picture of the sliders, for cards."
    picture: HotelPicture @link
    "The breadcrumbs of the accommodation page, all inactive, then the room's name."
    breadcrumbs: [HotelBreadcrumb!]!
    "Rooms of the language that take more adults or more guests, in the order of the API."
    roomierRooms: [HotelRoom!]! @link
    "Three other rooms of the language, those of the same group first."
    otherRooms: [HotelRoom!]! @link
  }

  """
  The header's or footer's menu of one property in one language.
  """
  type HotelMenu implements Node @dontInfer {
    locale: String!
    property: Float!
    "HEADER or FOOTER."
    type: String!
    items: [HotelMenuItem!]!
    "Address of the data-protection notice, where one of the items leads to it."
    privacyUrl: String
  }

  """
  A number that guests call for one purpose.
  """
  type HotelContactPoint {
    "What it is for, in the page's language."
    purpose: String!
    "E.164."
    telephone: String!
    "When somebody answers; empty where that is not said."
    hours: [HotelOpeningHours!]!
  }

  """
  What categories CONTACT and CERTIFICATE add to their page.
  """
  type HotelCategoryTemplate implements Node @dontInfer {
    locale: String!
    types: [HotelTemplateType!]!
  }

  """
  A picture with the alternative text of one language.
  """
  type HotelPicture implements Node @dontInfer {
    locale: String!
    sourceUrl: String!
    alt: String!
    "Pixels, 0 where the size can not be read."
    width: Int!
    height: Int!
    "The point that stays in view where the picture is cropped, as CSS object-position; null: the middle."
    focal: String
    "How it was made, in IPTC's vocabulary of digital sources; null where neither an editor nor its file says it."
    digitalSource: String
    "That AI made or changed it, in the picture's language; null where no editor says it."
    note: String
    "The file of a photo, which is resized for screens; null where it never could be fetched."
    raster: File @link
    "The file of a drawing (SVG), or of a picture that can not be read: it is shown as it is."
    drawing: File @link
  }

  """
  An indicative price as the content says it: "from".
  """
  type HotelPriceFrom {
    amount: Float!
    "ISO 4217."
    currency: String!
    "night, stay or person."
    per: String!
    "For whom; null where the content does not say it."
    party: HotelCapacity
    note: String
    "The amount as the words have it: 240 €."
    formatted: String!
    "The price as the page says it: from 240 € a night for 2 adults."
    words: String!
  }

  """
  What a night costs one party, indicative, month by month; a month that is missing is on request.
  """
  type HotelPrices {
    party: HotelCapacity!
    "ISO 4217."
    currency: String!
    note: String
    "In the order of time."
    months: [HotelMonthPrice!]!
  }

  type HotelMonthPrice {
    "2027-07."
    month: String!
    amount: Float!
    "The amount as the page's language writes it: 240 €."
    formatted: String!
  }

  type HotelCapacity {
    adults: Int!
    children: Int
  }

  type HotelMenuItem {
    apiId: Float!
    section: String!
    url: String!
    text: String!
  }

  type HotelTemplateType {
    subtitle: String!
    ${BLOCK}
  }

  type HotelContent {
    key: String!
    subtitle: String
    ${BLOCK}
    "To be played in the picture's place."
    film: HotelFilm
  }

  type HotelFilm {
    "MP4; null where it could not be fetched."
    file: File @link
    "The same in fewer pixels, for phones."
    small: File @link
    "WebVTT in the page's language."
    captions: File @link
  }

  type HotelListedFilm {
    title: String!
    description: String!
    "Its poster."
    picture: HotelPicture! @link
    file: File @link
    "The first moment of the day since which it is shown: 2028-05-01T00:00:00+03:00."
    uploaded: String!
    seconds: Float
  }

  type HotelQuestion {
    question: String!
    answer: String!
  }

  type HotelSlide {
    ${BLOCK}
    "Of the package that the slide offers."
    priceFrom: HotelPriceFrom
    "Null where it offers nothing that can be booked; the conditions stand in its content."
    offer: HotelOffer
  }

  """
  An offer that the reservation site books.
  """
  type HotelOffer {
    code: String!
    "What its button is called aloud: Book now: Winter Quiet."
    label: String!
  }

  type HotelSlider {
    key: String!
    "Inline HTML of the heading with which its text begins, or of the one line that it is."
    heading: String
    "The same without its tags; empty where there is none."
    name: String!
    "What follows that heading, or all of the text where there is none."
    body: HotelRichText
    slides: [HotelSlide!]!
  }

  type HotelPlan {
    title: String
    picture: HotelPicture! @link
  }

  """
  An editor's text: sanitised, with headings that continue the outline of the page, and with its pictures.
  """
  type HotelRichText {
    html: String!
    "The same without its tags, for heads and labels."
    text: String!
    "Whether it is one paragraph without a picture."
    isLine: Boolean!
    pictures: [HotelPicture!]! @link
  }

  type HotelLink {
    url: String!
    text: String!
    target: String
  }

  type HotelMeta {
    name: String
    property: String
    content: String!
  }

  type HotelOption {
    key: String!
    value: String
    picture: HotelPicture @link
  }

  type HotelBreadcrumb {
    text: String!
    url: String
    active: Boolean!
  }

  type HotelHrefLang {
    locale: String!
    url: String!
  }

  type HotelLanguageOption {
    locale: String!
    "As the table of locales spells it; what people read is the language's own name."
    name: String!
    url: String!
    "False where the page has no translation and the address is that of a parent."
    translated: Boolean!
  }
`;
