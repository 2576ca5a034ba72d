import { graphql, type HeadProps, type PageProps } from "gatsby";
import type { ReactElement } from "react";
import { Slices } from "../chrome/Slices";
import { ChatLinks } from "../chrome/ChatLinks";
import { PAGE_CATEGORIES } from "../../shared/content-keys";
import { Gallery } from "../gallery/Gallery";
import { ContactButtons } from "../sections/parts/ContactButtons";
import { fetchPicture } from "../sections/pictures/fetch-picture";
import { squareCut } from "../sections/heads/lead-cuts";
import { PageSections } from "../sections/PageSections";
import { SplitHead } from "../sections/heads/SplitHead";
import { PageHeadTags } from "../seo/PageHeadTags";
import { CategoryTemplate } from "./CategoryTemplate";

/** Pages with a split head: contact, gallery, venues and the like. */
function DetailPagesExclusive({ data }: PageProps<Queries.DetailPagesExclusiveQuery>) {
  const { page, hotel } = data;
  if (!page || !hotel) return null;
  const gallery = <Gallery page={page} />;
  const galleryFirst = page.category === PAGE_CATEGORIES.gallery;
  return (
    <Slices>
      <SplitHead page={page}>{buttonsOf(page.category, hotel)}</SplitHead>
      <CategoryTemplate page={page} hotel={hotel} />
      {galleryFirst && gallery}
      <PageSections page={page} slots={galleryFirst ? {} : { galleries: () => gallery }} />
    </Slices>
  );
}

DetailPagesExclusive.ahead = ({ page }: Queries.DetailPagesExclusiveQuery) =>
  fetchPicture(page?.leadPicture, "split", page ? squareCut(page) : undefined);

export default DetailPagesExclusive;

/** Buttons below the head's text, by the page's category. */
function buttonsOf(category: string | null, hotel: Queries.ContactButtonsFragment): ReactElement | null {
  if (category === PAGE_CATEGORIES.contact) return <ContactButtons hotel={hotel} />;
  return category === PAGE_CATEGORIES.occasions && (hotel.whatsApp ?? hotel.telegram) ? (
    <ChatLinks hotel={hotel} size="md" />
  ) : null;
}

export const Head = ({ data }: HeadProps<Queries.DetailPagesExclusiveQuery>) => <PageHeadTags {...data} />;

export const query = graphql`
  query DetailPagesExclusive($id: String!, $hotelId: String!, $language: String!) {
    page: hotelPage(id: { eq: $id }) {
      ...PageContent
      ...SquareLead
      ...CategoryTemplate
    }
    hotel(id: { eq: $hotelId }) {
      ...CategoryTemplateHotel
      ...ContactButtons
    }
    ...PageSurroundings
    locales: allLocale(
      sort: { ns: ASC }
      filter: { language: { eq: $language }, ns: { in: ["common", "detail", "gallery"] } }
    ) {
      ...LocaleMessages
    }
  }
`;
