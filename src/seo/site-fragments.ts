import { graphql } from "gatsby";

/** Data about the site, the hotel and its rooms, in the page's locale, for every page's head. */
export const fragments = graphql`
  fragment SeoSite on Site {
    siteMetadata {
      siteUrl
    }
  }

  fragment SeoHotel on Hotel {
    locale
    name
    legalName
    tagline
    holding {
      name
      url
    }
    address
    postalAddress {
      streetAddress: street
      postalCode
      addressLocality: locality
      addressRegion: region
      addressCountry: country
    }
    priceRange
    openGraphLocales {
      locale
      name
    }
    mapsUrl
    latitude
    longitude
    phone {
      tel
    }
    email
    social {
      url
    }
    starRating
    checkIn
    checkOut
    amenities
    languagesSpoken
    reservation {
      ...Reservation
    }
  }

  fragment SeoTraits on HotelRoom {
    traits
    traitNames
  }

  fragment SeoPrices on HotelRoom {
    priceFrom {
      amount
      currency
      per
    }
    prices {
      party {
        adults
        children
      }
      currency
      months {
        month
        amount
      }
    }
  }

  fragment SeoRoomLink on HotelRoom {
    name
    url
  }

  fragment SeoListedRoom on HotelRoom {
    ...SeoRoomLink
    apiId
    ...SeoTraits
    ...SeoPrices
  }
`;
