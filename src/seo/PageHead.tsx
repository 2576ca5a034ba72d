import { graphql } from "gatsby";
import { encodePath } from "../config/paths";
import { VENUE_LAYOUT } from "../config/layouts";
import { absoluteUrl } from "./absolute-url";
import { firstDescription, plainDescription } from "./description";
import { HeadTags } from "./HeadTags";
import { metaContent } from "./metas";
import { type SharePicture, sharePictures } from "./share-picture";
import { breadcrumbList } from "./structured-data/breadcrumbs";
import type { Thing } from "./structured-data/graph";
import { hotelThing } from "./structured-data/hotel";
import { restaurantThing } from "./structured-data/restaurant";
import { webSiteThing } from "./structured-data/web-site";

interface Props {
  page: Queries.SeoPageFragment | null;
  hotel: Queries.SeoHotelFragment | null;
  site: Queries.SeoSiteFragment | null;
  /** The hotel's rooms, where the page shows them. */
  rooms?: readonly { name: string; url: string }[];
}

/** The head of a page of the content API. */
export function PageHead({ page, hotel, site, rooms = [] }: Props) {
  const siteUrl = site?.siteMetadata?.siteUrl;
  if (!page || !hotel || !siteUrl) return null;
  const header = page.options.find(({ key }) => key === "HEADER_IMAGE")?.picture;
  const slides = page.heroSlides.map(({ picture }) => picture);
  const pictures = sharePictures(siteUrl, [header, ...slides]);
  const description =
    metaContent(page.metas, "description") ??
    firstDescription(
      ...page.heroSlides.map(({ content }) => content?.text),
      plainDescription(page.title, hotel),
    );
  return (
    <HeadTags
      siteUrl={siteUrl}
      hotel={hotel}
      locale={page.locale}
      path={page.path}
      title={page.title}
      description={description}
      metas={page.metas}
      translations={page.hrefLangs}
      picture={pictures[0]}
      things={pageThings(siteUrl, page, hotel, description, pictures, rooms)}
    />
  );
}

function pageThings(
  siteUrl: string,
  page: Queries.SeoPageFragment,
  hotel: Queries.SeoHotelFragment,
  description: string | undefined,
  pictures: readonly SharePicture[],
  rooms: readonly { name: string; url: string }[],
): (Thing | undefined)[] {
  if (page.route === "/") {
    const site = webSiteThing(siteUrl, hotel.name, page.locale);
    return [site, hotelThing(siteUrl, hotel, pictures, rooms)];
  }
  const pageUrl = absoluteUrl(siteUrl, encodePath(page.path));
  const breadcrumbs = breadcrumbList(siteUrl, pageUrl, page.breadcrumbs);
  if (page.category === "CONTACT") return [hotelThing(siteUrl, hotel, pictures, rooms), breadcrumbs];
  if (isVenue(page)) {
    return [restaurantThing(siteUrl, pageUrl, page.title, hotel, description, pictures), breadcrumbs];
  }
  return [breadcrumbs];
}

/** A page outside the route table has the venue layout only where it is a venue. */
function isVenue({ route, layout }: Queries.SeoPageFragment): boolean {
  return route === null && layout === VENUE_LAYOUT;
}

export const fragment = graphql`
  fragment SeoPage on HotelPage {
    locale
    path
    route
    layout
    category
    title
    metas {
      name
      property
      content
    }
    heroSlides {
      content {
        text
      }
      picture {
        ...SeoPicture
      }
    }
    options {
      key
      picture {
        ...SeoPicture
      }
    }
    hrefLangs {
      locale
      url
    }
    breadcrumbs {
      text
      url
    }
  }
`;
