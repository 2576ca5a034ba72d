import { graphql } from "gatsby";

/** Data about the site and the hotel, in the page's locale, for every page's head. */
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
  }
`;
