import { graphql, type HeadProps, type PageProps } from "gatsby";
import { SiteChrome } from "../chrome/SiteChrome";
import { Gallery } from "../gallery/Gallery";
import { RoomRow } from "../rooms/RoomRow";
import { HeroSlider } from "../sections/HeroSlider";
import { hasLeadPicture } from "../sections/lead";
import { PageSections } from "../sections/PageSections";
import { PageHead } from "../seo/PageHead";
import type { PageContext } from "./page-context";

/** Home and the introduction: hero slider, the day in sections, a row of rooms. */
export default function IntroPage({ data, pageContext }: PageProps<Queries.IntroPageQuery, PageContext>) {
  const { page, hotel } = data;
  if (!page || !hotel) return null;
  return (
    <SiteChrome
      hotel={hotel}
      page={page}
      locale={pageContext.language}
      navbar={hasLeadPicture(page) ? "overlay" : "solid"}
    >
      <HeroSlider page={page} />
      <PageSections
        page={page}
        moments={false}
        slots={{
          rooms: <RoomRow rooms={page.roomRow} heading="rooms" tone="noon" count={4} />,
          galleries: <Gallery sliders={page.sliders} />,
        }}
      />
    </SiteChrome>
  );
}

export const Head = ({ data }: HeadProps<Queries.IntroPageQuery>) => (
  <PageHead page={data.page} hotel={data.hotel} site={data.site} rooms={data.page?.rooms} />
);

export const query = graphql`
  query IntroPage($id: String!, $hotelId: String!, $language: String!) {
    page: hotelPage(id: { eq: $id }) {
      ...Lead
      ...PageSections
      ...SeoPage
      ...SiteChromePage
      roomRow(count: 4) {
        ...RoomCard
      }
      rooms {
        name
        url
      }
      sliders {
        ...GallerySlider
      }
    }
    hotel(id: { eq: $hotelId }) {
      ...SiteChromeHotel
      ...SeoHotel
    }
    site {
      ...SeoSite
    }
    locales: allLocale(
      sort: { ns: ASC }
      filter: { language: { eq: $language }, ns: { in: ["common", "detail", "rooms", "gallery"] } }
    ) {
      ...LocaleMessages
    }
  }
`;
