import { graphql } from "gatsby";
import type { Locale } from "../../shared/locales";

/** Context that createPages gives every page; queries take `id` and `hotelId` from it. */
export interface PageContext {
  id: string;
  hotelId: string;
  language: Locale;
  /** True for the page whose children are the rooms. */
  showsRooms: boolean;
}

/**
 * Fragments shared by the layouts' queries. gatsby-plugin-react-i18next reads `LocaleMessages` from a page's data:
 * each layout names the namespaces it uses.
 */
export const fragments = graphql`
  fragment PageSurroundings on Query {
    hotel(id: { eq: $hotelId }) {
      ...SiteChromeHotel
      ...SeoHotel
    }
    site {
      ...SeoSite
    }
  }

  fragment PageContent on HotelPage {
    ...FramedPage
    ...Gallery
    ...SeoPage
  }

  fragment PageMessages on Query {
    locales: allLocale(
      sort: { ns: ASC }
      filter: { language: { eq: $language }, ns: { in: ["common", "detail", "rooms", "gallery"] } }
    ) {
      ...LocaleMessages
    }
  }

  fragment LocaleMessages on LocaleConnection {
    edges {
      node {
        ns
        data
        language
      }
    }
  }
`;
