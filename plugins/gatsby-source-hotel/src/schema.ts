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
  A page or a room in one language.
  """
  interface HotelDocument implements Node {
    id: ID!
    "Id in the content API; a page and a room may share one."
    apiId: Float!
    locale: String!
    "Decoded site path with its locale prefix, no trailing slash."
    path: String!
    layout: String!
    priceFrom: HotelPriceFrom
    metas: [HotelMeta!]!
    sliders: [HotelSlider!]!
    "All languages in which it exists."
    hrefLangs: [HotelHrefLang!]!
    "One entry per locale of the site; without a translation it links to the nearest translated parent."
    languageOptions: [HotelLanguageOption!]!
    breadcrumbs: [HotelBreadcrumb!]!
    menus: [HotelMenu!]!
  }

  """
  A page in one language.
  """
  type HotelPage implements Node & HotelDocument @dontInfer {
    ${DOCUMENT}
    "Path of the English page in the route table; null if the page isn't in it."
    route: String
    "Category code, such as HOME, CONTACT or CERTIFICATE."
    category: String
    "Kind of page; defaults to PAGE."
    type: String!
    title: String!
    contents: [HotelContent!]!
    "Its questions and answers, as plain text for search engines."
    questions: [HotelQuestion!]!
    "Its dated films, for search engines."
    films: [HotelListedFilm!]!
    heroSlides: [HotelSlide!]!
    "Opening hours of its venue, for search engines."
    openingHours: [HotelOpeningHours!]
    "Phone numbers by purpose; only on the contact page."
    contactPoints: [HotelContactPoint!]!
    "The picture at the top: from option HEADER_IMAGE, content HERO or the first hero slide, in this order."
    leadPicture: HotelPicture @link
    breadcrumbs: [HotelBreadcrumb!]!
    options: [HotelOption!]!
    categoryTemplate: HotelCategoryTemplate @link
    "All rooms in the page's language, in API order."
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
    "standart-room, family-room, suite, pool-house, or a word unknown to the site."
    category: String!
    "suite (suite, pool-house) or room (all others)."
    group: String!
    "Prices per night, by party."
    prices: [HotelPrices!]!
    ${graphqlFields(ROOM_FIELDS)}
    "Labels of its traits in the room finder, in order."
    traitNames: [String!]!
    plans: [HotelPlan!]!
    "The first picture of its sliders, for cards."
    picture: HotelPicture @link
    "The accommodation page's breadcrumbs, none of them active, then the room's name."
    breadcrumbs: [HotelBreadcrumb!]!
    "Rooms in the same language for more adults or more guests, in API order."
    roomierRooms: [HotelRoom!]! @link
    "Three other rooms in the same language, starting with those of its group."
    otherRooms: [HotelRoom!]! @link
  }

  """
  Header or footer menu of one property in one language.
  """
  type HotelMenu implements Node @dontInfer {
    locale: String!
    property: Float!
    "HEADER or FOOTER."
    type: String!
    items: [HotelMenuItem!]!
    "URL of the data-protection notice, if an item links to it."
    privacyUrl: String
  }

  """
  A phone number for one purpose.
  """
  type HotelContactPoint {
    "Its purpose, in the page's language."
    purpose: String!
    "E.164."
    telephone: String!
    "When it is answered; empty if unknown."
    hours: [HotelOpeningHours!]!
  }

  """
  What categories CONTACT and CERTIFICATE add to their pages.
  """
  type HotelCategoryTemplate implements Node @dontInfer {
    locale: String!
    types: [HotelTemplateType!]!
  }

  """
  A picture with its alternative text in one language.
  """
  type HotelPicture implements Node @dontInfer {
    locale: String!
    sourceUrl: String!
    alt: String!
    "Pixels; 0 if the size can't be read."
    width: Int!
    height: Int!
    "Focal point for crops, as CSS object-position; null means the centre."
    focal: String
    "IPTC digital source type; null if neither an editor nor the file gives one."
    digitalSource: String
    "Says, in the picture's language, that AI made or changed it; null if no editor marked it."
    note: String
    "The file of a photo, resized for screens; null if it could never be fetched."
    raster: File @link
    "The file of a drawing (SVG) or of an unreadable picture, served unchanged."
    drawing: File @link
  }

  """
  An indicative price: "from".
  """
  type HotelPriceFrom {
    amount: Float!
    "ISO 4217."
    currency: String!
    "night, stay or person."
    per: String!
    "The party it is for; null if the content doesn't say."
    party: HotelCapacity
    note: String
    "The formatted amount: 240 €."
    formatted: String!
    "The price as a phrase: from 240 € a night for 2 adults."
    words: String!
  }

  """
  Indicative prices per night for one party, by month; missing months are on request.
  """
  type HotelPrices {
    party: HotelCapacity!
    "ISO 4217."
    currency: String!
    note: String
    "In chronological order."
    months: [HotelMonthPrice!]!
  }

  type HotelMonthPrice {
    "2027-07."
    month: String!
    amount: Float!
    "The amount formatted in the page's language: 240 €."
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
    "Plays in place of the picture."
    film: HotelFilm
  }

  type HotelFilm {
    "MP4; null if it couldn't be fetched."
    file: File @link
    "A smaller version for phones."
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
    "Start of the day it was first shown: 2028-05-01T00:00:00+03:00."
    uploaded: String!
    seconds: Float
  }

  type HotelQuestion {
    question: String!
    answer: String!
  }

  type HotelSlide {
    ${BLOCK}
    "The package that the slide offers."
    priceFrom: HotelPriceFrom
    "Null if it offers nothing bookable; its content has the conditions."
    offer: HotelOffer
  }

  """
  An offer that the reservation site can book.
  """
  type HotelOffer {
    code: String!
    "Accessible name of its button: Book now: Winter Quiet."
    label: String!
  }

  type HotelSlider {
    key: String!
    "Inline HTML of its leading heading, or of its only line."
    heading: String
    "The same as plain text; empty if there is none."
    name: String!
    "The text after that heading, or the whole text if there is none."
    body: HotelRichText
    slides: [HotelSlide!]!
  }

  type HotelPlan {
    title: String
    picture: HotelPicture! @link
  }

  """
  An editor's text: sanitised, with its pictures, and with headings that continue the page's outline.
  """
  type HotelRichText {
    html: String!
    "The same as plain text, for document heads and labels."
    text: String!
    "True for a single paragraph without a picture."
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
    "The code in the table of locales; visitors see the language's own name."
    name: String!
    url: String!
    "False if the page has no translation and the link is to a parent."
    translated: Boolean!
  }
`;
