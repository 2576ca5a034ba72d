import { graphql, type HeadProps, type PageProps } from "gatsby";
import { SiteChrome } from "../chrome/SiteChrome";
import { Gallery } from "../gallery/Gallery";
import { Accommodation } from "../rooms/Accommodation";
import { LegalProse } from "../sections/LegalProse";
import { hasLeadPicture } from "../sections/lead";
import { PageHead as PictureHead } from "../sections/PageHead";
import { PageSections } from "../sections/PageSections";
import { PageHead } from "../seo/PageHead";
import { CategoryTemplate } from "./CategoryTemplate";
import type { PageContext } from "./page-context";

/** Most pages: picture, breadcrumbs and title, then whatever the editor put on the page. */
export default function DetailPages({ data, pageContext }: PageProps<Queries.DetailPagesQuery, PageContext>) {
  const { page, hotel } = data;
  if (!page || !hotel) return null;
  const legal = page.category === "LEGAL";
  return (
    <SiteChrome
      hotel={hotel}
      page={page}
      locale={pageContext.language}
      navbar={hasLeadPicture(page) && !legal ? "overlay" : "solid"}
    >
      <PictureHead page={page} plain={legal} />
      {pageContext.showsRooms && <Accommodation rooms={page.allRooms ?? []} phone={hotel.phone} />}
      <CategoryTemplate page={page} map={hotel.directionsMap} />
      {legal ? (
        <LegalProse page={page} />
      ) : (
        <PageSections page={page} slots={{ galleries: <Gallery sliders={page.sliders} /> }} />
      )}
    </SiteChrome>
  );
}

export const Head = ({ data }: HeadProps<Queries.DetailPagesQuery>) => (
  <PageHead page={data.page} hotel={data.hotel} site={data.site} />
);

export const query = graphql`
  query DetailPages($id: String!, $hotelId: String!, $language: String!, $showsRooms: Boolean!) {
    page: hotelPage(id: { eq: $id }) {
      ...Lead
      ...PageSections
      ...SeoPage
      ...CategoryTemplate
      ...SiteChromePage
      allRooms: rooms @include(if: $showsRooms) {
        ...ComparedRoom
      }
      sliders {
        ...GallerySlider
      }
    }
    hotel(id: { eq: $hotelId }) {
      ...SiteChromeHotel
      ...SeoHotel
      phone {
        label
        tel
      }
      directionsMap {
        publicURL
      }
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
