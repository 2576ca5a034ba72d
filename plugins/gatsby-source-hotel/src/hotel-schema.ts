import { HOTEL_FACTS, HOTEL_MARKS, RESERVATION_EXTRAS } from "../../../model/hotel";
import { graphqlFields } from "./schema";

/** The hotel's own facts: one node per language, built from the hotel file. */
export const HOTEL_TYPE_DEFS = /* GraphQL */ `
  type Hotel implements Node @dontInfer {
    locale: String!
    name: String!
    legalName: String!
    "For dark and light backgrounds."
    logo: HotelLogo!
    ${graphqlFields(HOTEL_MARKS)}
    "The same with place names in the page's language."
    localDirectionsMap: File @link(by: "absolutePath")
    holding: HotelHolding
    address: String!
    "Null if a part of the address is missing."
    postalAddress: HotelPostalAddress
    mapsUrl: String!
    latitude: Float
    longitude: Float
    phone: HotelPhone!
    "The number on the drawer's button; differs by language."
    drawerPhone: HotelPhone!
    email: String!
    reservation: HotelReservation!
    ${graphqlFields(HOTEL_FACTS)}
    "Opening hours of its restaurants and bars."
    venueHours: [HotelVenueHours!]!
    whatsApp: HotelWhatsApp
    "Property id sent with newsletter signups."
    newsletterPropertyId: String!
    "True if signups are confirmed by a link in a mail."
    newsletterConfirmsByMail: Boolean!
    "Version of the consent sent with signups, if the hotel has its own wording."
    newsletterConsent: String
    "Kinds of enquiry offered on the contact page; empty means no form."
    enquiryKinds: [String!]!
    "The form's texts in the hotel's own words, by message key."
    enquiryWords: [HotelOwnWord!]!
    "Version of the consent sent with enquiries, if the hotel has its own wording."
    enquiryConsent: String
    social: [HotelSocialLink!]!
    credit: HotelCredit
    starRating: Int
    "Price range per night, as displayed."
    priceRange: String
    "All languages of the site, as Open Graph locales."
    openGraphLocales: [HotelOpenGraphLocale!]!
    "The language's home page."
    home: HotelPage @link
    "The language's parent pages of rooms and venues."
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
    "ISO 3166: TR"
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
    "As displayed."
    label: String!
    "E.164, without tel:"
    tel: String!
  }

  type HotelReservation {
    url: String!
    "Null if the reservation site takes none; then only the plain link is shown."
    parameters: HotelReservationParameters
    "Such as YYYY-MM-DD."
    dateFormat: String!
  }

  "Names of the reservation site's URL parameters for dates and guests."
  type HotelReservationParameters {
    arrival: String!
    departure: String!
    ${graphqlFields(RESERVATION_EXTRAS)}
  }

  type HotelWhatsApp {
    url: String!
    "Hours in which it is answered, in the hotel's time: 08:00 to 22:00."
    hours: HotelHours
  }

  type HotelHours {
    from: String!
    to: String!
  }

  type HotelVenueHours {
    name: String!
    "mon to sun; empty means every day"
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
