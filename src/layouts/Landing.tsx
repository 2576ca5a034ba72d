import { graphql, type HeadProps, type PageProps } from "gatsby";
import { SiteChrome } from "../chrome/SiteChrome";
import { Gallery } from "../gallery/Gallery";
import { RoomRow } from "../rooms/RoomRow";
import { LandingHero } from "../sections/LandingHero";
import { hasLeadPicture } from "../sections/lead";
import { PageSections } from "../sections/PageSections";
import { PageHead } from "../seo/PageHead";
import type { PageContext } from "./page-context";

/** A campaign: one picture that opens onto the offer. */
export default function Landing({ data, pageContext }: PageProps<Queries.LandingQuery, PageContext>) {
  const { page, hotel } = data;
  if (!page || !hotel) return null;
  return (
    <SiteChrome
      hotel={hotel}
      page={page}
      locale={pageContext.language}
      navbar={hasLeadPicture(page) ? "overlay" : "solid"}
    >
      <LandingHero page={page} />
      <PageSections
        page={page}
        tones={{ intro: "dusk" }}
        slots={{
          rooms: <RoomRow rooms={page.roomRow} heading="rooms" tone="noon" count={3} />,
          galleries: <Gallery sliders={page.sliders} />,
        }}
      />
    </SiteChrome>
  );
}

export const Head = ({ data }: HeadProps<Queries.LandingQuery>) => (
  <PageHead page={data.page} hotel={data.hotel} site={data.site} />
);

export const query = graphql`
  query Landing($id: String!, $hotelId: String!, $language: String!) {
    page: hotelPage(id: { eq: $id }) {
      ...Lead
      ...PageSections
      ...SeoPage
      ...SiteChromePage
      roomRow(count: 3) {
        ...RoomCard
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
