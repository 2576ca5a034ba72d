import { graphql, type HeadProps, type PageProps } from "gatsby";
import { SiteChrome } from "../chrome/SiteChrome";
import { Gallery } from "../gallery/Gallery";
import { hasLeadPicture } from "../sections/lead";
import { PageSections } from "../sections/PageSections";
import { SplitHead } from "../sections/SplitHead";
import { PageHead } from "../seo/PageHead";
import { CategoryTemplate } from "./CategoryTemplate";
import { ContactButtons } from "./ContactButtons";
import type { PageContext } from "./page-context";

/** Pages with a split head: contact, gallery, venues and the like. */
export default function DetailPagesExclusive({
  data,
  pageContext,
}: PageProps<Queries.DetailPagesExclusiveQuery, PageContext>) {
  const { page, hotel } = data;
  if (!page || !hotel) return null;
  const gallery = <Gallery sliders={page.sliders} />;
  const galleryFirst = page.category === "GALLERY";
  return (
    <SiteChrome
      hotel={hotel}
      page={page}
      locale={pageContext.language}
      navbar={hasLeadPicture(page) ? "overlay" : "solid"}
    >
      <SplitHead page={page}>
        {page.category === "CONTACT" && <ContactButtons phone={hotel.phone} email={hotel.email} />}
      </SplitHead>
      <CategoryTemplate page={page} map={hotel.directionsMap} />
      {galleryFirst && gallery}
      <PageSections page={page} slots={galleryFirst ? {} : { galleries: gallery }} />
    </SiteChrome>
  );
}

export const Head = ({ data }: HeadProps<Queries.DetailPagesExclusiveQuery>) => (
  <PageHead page={data.page} hotel={data.hotel} site={data.site} />
);

export const query = graphql`
  query DetailPagesExclusive($id: String!, $hotelId: String!, $language: String!) {
    page: hotelPage(id: { eq: $id }) {
      ...Lead
      ...PageSections
      ...SeoPage
      ...CategoryTemplate
      ...SiteChromePage
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
      email
      directionsMap {
        publicURL
      }
    }
    site {
      ...SeoSite
    }
    locales: allLocale(
      sort: { ns: ASC }
      filter: { language: { eq: $language }, ns: { in: ["common", "detail", "gallery"] } }
    ) {
      ...LocaleMessages
    }
  }
`;
