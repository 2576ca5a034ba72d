/** The site's own facts, one node per locale, made from the hotel file. */
export const HOTEL_TYPE_DEFS = /* GraphQL */ `
  type Hotel implements Node @dontInfer {
    locale: String!
    name: String!
    legalName: String!
    tagline: String
    "For dark and light grounds."
    logo: HotelLogo!
    "Square mark for browser tabs and home screens."
    icon: File @link(by: "absolutePath")
    "Depth lines on the footer's and drawer's ground."
    chart: File @link(by: "absolutePath")
    "The static map of the contact page."
    directionsMap: File @link(by: "absolutePath")
    holding: HotelHolding
    address: String!
    mapsUrl: String!
    latitude: Float
    longitude: Float
    phone: HotelPhone!
    "The number on the drawer's button, which differs by language."
    drawerPhone: HotelPhone!
    email: String!
    reservationUrl: String!
    "Property id that newsletter signups carry."
    newsletterPropertyId: String!
    social: [HotelSocialLink!]!
    credit: HotelCredit
    starRating: Int
    checkIn: String
    checkOut: String
    amenities: [String!]!
    languagesSpoken: [String!]!
  }

  type HotelLogo {
    light: File @link(by: "absolutePath")
    colour: File @link(by: "absolutePath")
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
