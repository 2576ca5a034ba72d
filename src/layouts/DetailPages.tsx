import { chakra } from "@chakra-ui/react/styled-system";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import { PAGE_CATEGORIES } from "../../shared/content-keys";
import { Slices } from "../chrome/Slices";
import { Gallery } from "../gallery/Gallery";
import { Accommodation } from "../rooms/Accommodation";
import { fetchPicture } from "../sections/pictures/fetch-picture";
import { Film } from "../sections/TextPicture/Film";
import { PageHead } from "../sections/heads/PageHead";
import { squareCut } from "../sections/heads/lead-cuts";
import { PageSections } from "../sections/PageSections";
import { PageHeadTags } from "../seo/PageHeadTags";
import { CategoryTemplate } from "./CategoryTemplate";
import type { PageContext } from "./page-data";

/** Most pages: picture, breadcrumbs and title, then the editor's content. */
function DetailPages({ data, pageContext }: PageProps<Queries.DetailPagesQuery, PageContext>) {
  const { page, hotel } = data;
  if (!page || !hotel) return null;
  const legal = page.category === PAGE_CATEGORIES.legal;
  return (
    <Body close={pageContext.showsRooms}>
      <Slices>
        <PageHead page={page} plain={legal} />
        {pageContext.showsRooms && <Accommodation rooms={page.allRooms ?? []} hotel={hotel} />}
        <CategoryTemplate page={page} hotel={hotel} />
        <PageSections
          page={page}
          prose={legal}
          film={Film}
          slots={{ galleries: () => <Gallery page={page} /> }}
        />
      </Slices>
    </Body>
  );
}

/** A page with many rooms keeps its sections close together. */
const Body = chakra("div", {
  variants: { close: { true: { "--section": "{spacing.mosaic}" }, false: {} } },
});

DetailPages.ahead = ({ page }: Queries.DetailPagesQuery) =>
  fetchPicture(page?.leadPicture, "head", page ? squareCut(page) : undefined);

export default DetailPages;

export const Head = ({ data }: HeadProps<Queries.DetailPagesQuery>) => (
  <PageHeadTags {...data} listedRooms={data.page?.allRooms ?? []} />
);

export const query = graphql`
  query DetailPages($id: String!, $hotelId: String!, $language: String!, $showsRooms: Boolean!) {
    page: hotelPage(id: { eq: $id }) {
      ...PageContent
      ...SquareLead
      ...CategoryTemplate
      allRooms: rooms @include(if: $showsRooms) {
        ...ComparedRoom
        ...SeoListedRoom
      }
    }
    hotel(id: { eq: $hotelId }) {
      ...CategoryTemplateHotel
      ...SheetHotel
    }
    ...PageSurroundings
    ...PageMessages
  }
`;
