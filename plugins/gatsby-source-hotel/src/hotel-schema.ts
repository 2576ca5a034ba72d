import { HOTEL_FACTS, HOTEL_MARKS, RESERVATION_EXTRAS } from "../../../model/hotel";
import { graphqlFields } from "./schema";

/** The hotel's own facts: one node per language, built from the hotel file. */
export const HOTEL_TYPE_DEFS = /* GraphQL */ `
  type Hotel implements Node @dontInfer {
    locale: String!
    name: String!
    legalName: String!
    "For dark and light grounds."
    logo: HotelLogo!
    ${graphqlFields(HOTEL_MARKS)}
    "The same with the names of the language."
    localDirectionsMap: File @link(by: "absolutePath")
    holding: HotelHolding
    address: String!
    "Null where one of the parts does not stand in the address."
    postalAddress: HotelPostalAddress
    mapsUrl: String!
    latitude: Float
    longitude: Float
    phone: HotelPhone!
    "The number on the drawer's button, which differs by language."
    drawerPhone: HotelPhone!
    email: String!
    reservation: HotelReservation!
    ${graphqlFields(HOTEL_FACTS)}
    "When its restaurants and bars are open."
    venueHours: [HotelVenueHours!]!
    whatsApp: HotelWhatsApp
    "Property id that newsletter signups carry."
    newsletterPropertyId: String!
    "Whether a signup waits for the link in a mail."
    newsletterConfirmsByMail: Boolean!
    "Version of the consent that signups carry where the hotel words it itself."
    newsletterConsent: String
    "Kinds of enquiries that the form of the contact page offers; none: there is no form."
    enquiryKinds: [String!]!
    "What that form says in the hotel's own words, by the keys of messages."
    enquiryWords: [HotelOwnWord!]!
    "Version of the consent that enquiries carry where the hotel words it itself."
    enquiryConsent: String
    social: [HotelSocialLink!]!
    credit: HotelCredit
    starRating: Int
    "What a night costs, as people read it."
    priceRange: String
    "Every language of the site as networks name it."
    openGraphLocales: [HotelOpenGraphLocale!]!
    "The language's home page."
    home: HotelPage @link
    "The language's pages below which rooms and venues stand."
    parentPages: [HotelPage!]! @link
  }

  type HotelOwnWord {
    "enquiry:submit"
    key: String!
    text: String!
  }

  type HotelLogo {
    light: File @link(by: "absolutePath")
    colour: File @link(by: "absolutePath")
  }

  type HotelFileDimensions {
    width: Int!
    height: Int!
  }

  type HotelPostalAddress {
    street: String!
    postalCode: String!
    locality: String!
    region: String!
    "Of ISO 3166: TR"
    country: String!
  }

  type HotelOpenGraphLocale {
    locale: String!
    "en_GB"
    name: String!
  }

  type HotelHolding {
    name: String!
    url: String!
    logoText: String
    logo: File @link(by: "absolutePath")
  }

  type HotelPhone {
    "As people read it."
    label: String!
    "E.164, without tel:"
    tel: String!
  }

  type HotelReservation {
    url: String!
    "Null where the reservation site takes none: the plain link stands alone."
    parameters: HotelReservationParameters
    "Such as YYYY-MM-DD."
    dateFormat: String!
  }

  "The names under which the reservation site reads dates and guests from an address."
  type HotelReservationParameters {
    arrival: String!
    departure: String!
    ${graphqlFields(RESERVATION_EXTRAS)}
  }

  type HotelWhatsApp {
    url: String!
    "When somebody answers, in the hotel's time: 08:00 to 22:00."
    hours: HotelHours
  }

  type HotelHours {
    from: String!
    to: String!
  }

  type HotelVenueHours {
    name: String!
    "mon to sun; none: every day"
    days: [String!]!
    "In the hotel's time: 19:00"
    from: String!
    "00:30 is after midnight."
    to: String!
    "First day of its season: 2028-05-01"
    firstDay: String
    lastDay: String
  }

  type HotelOpeningHours {
    "In English: Monday"
    days: [String!]!
    "In the hotel's time: 19:00"
    opens: String!
    closes: String!
    "First day of a season: 2028-05-01"
    validFrom: String
    validThrough: String
  }

  type HotelSocialLink {
    "instagram, facebook, x, vk or youtube"
    network: String!
    url: String!
  }

  type HotelCredit {
    text: String!
    url: String!
  }
`;
