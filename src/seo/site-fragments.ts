import { graphql } from "gatsby";

/** What the head of every page needs of the site and of the hotel in the page's language. */
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
