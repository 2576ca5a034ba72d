import { graphql } from "gatsby";
import { PAGE_CATEGORIES, PAGE_OPTIONS } from "../../shared/content-keys";
import { VENUE_LAYOUT } from "../../shared/layouts";
import { type HeadFacts, HeadTags } from "./HeadTags";
import { contactPointThings } from "./structured-data/contact-points";
import { faqPageThing } from "./structured-data/faq-page";
import type { Thing } from "./structured-data/graph";
import { bookableHotelThing, hotelThing } from "./structured-data/hotel";
import { reserveAction } from "./structured-data/reserve-action";
import { restaurantThing } from "./structured-data/restaurant";
import { videoThings } from "./structured-data/video";
import { webSiteThing } from "./structured-data/web-site";

interface Props {
  page: Queries.SeoPageFragment | null;
  hotel: Queries.SeoHotelFragment | null;
  site: Queries.SeoSiteFragment | null;
  /** The hotel's rooms, if the page shows them. */
  rooms?: readonly Queries.SeoRoomLinkFragment[] | undefined;
  /** All rooms, on the page that lists them. */
  listedRooms?: readonly Queries.SeoListedRoomFragment[] | undefined;
}

/** The head of a page of the content API. */
export function PageHeadTags({ page, hotel, site, rooms = [], listedRooms = [] }: Props) {
  const siteUrl = site?.siteMetadata?.siteUrl;
  if (!page || !hotel || !siteUrl) return null;
  const header = page.options.find(({ key }) => key === PAGE_OPTIONS.headerImage)?.picture;
  return (
    <HeadTags
      page={page}
      hotel={hotel}
      siteUrl={siteUrl}
      title={page.title}
      descriptions={page.heroSlides.map(({ content }) => content?.excerpt)}
      pictures={[header, ...page.heroSlides.map(({ picture }) => picture)]}
      things={(facts) => (__IN_BROWSER__ ? [] : pageThings(page, facts, rooms, listedRooms))}
    />
  );
}

function pageThings(
  page: Queries.SeoPageFragment,
  facts: HeadFacts,
  rooms: readonly Queries.SeoRoomLinkFragment[],
  listedRooms: readonly Queries.SeoListedRoomFragment[],
): (Thing | undefined)[] {
  const { siteUrl, hotel, pictures, breadcrumbs } = facts;
  const questions = faqPageThing(page.questions, facts);
  if (page.route === "/") {
    const site = webSiteThing(siteUrl, hotel.name, page.locale);
    return [site, hotelThing(siteUrl, hotel, pictures, rooms), questions];
  }
  if (page.category === PAGE_CATEGORIES.contact) {
    const contactPoint = contactPointThings(page.contactPoints);
    const potentialAction = reserveAction(hotel);
    const described = { ...hotelThing(siteUrl, hotel, pictures, rooms), contactPoint, potentialAction };
    return [described, questions, breadcrumbs];
  }
  return [
    listedRooms.length > 0 ? bookableHotelThing(siteUrl, hotel, listedRooms) : undefined,
    isVenue(page) ? restaurantThing(nameOf(page), page.openingHours, facts) : undefined,
    questions,
    ...videoThings(page.films, facts),
    breadcrumbs,
  ];
}

/** A page's name in its breadcrumbs; its title says more, for search results. */
function nameOf({ breadcrumbs, title }: Queries.SeoPageFragment): string {
  return breadcrumbs.at(-1)?.text ?? title;
}

/** A page outside the route table has the venue layout only if it is a venue. */
function isVenue({ route, layout }: Queries.SeoPageFragment): boolean {
  return route === null && layout === VENUE_LAYOUT;
}

export const fragment = graphql`
  fragment SeoPage on HotelPage {
    ...SeoDocument
    route
    layout
    category
    title
    questions {
      question
      answer
    }
    openingHours {
      days
      opens
      closes
      validFrom
      validThrough
    }
    contactPoints {
      purpose
      telephone
      hours {
        days
        opens
        closes
        validFrom
        validThrough
      }
    }
    heroSlides {
      content {
        excerpt
      }
      picture {
        ...SeoPicture
      }
    }
    films {
      title
      description
      picture {
        ...SeoPicture
      }
      file {
        publicURL
      }
      uploaded
      seconds
    }
    options {
      key
      picture {
        ...SeoPicture
      }
    }
  }
`;
