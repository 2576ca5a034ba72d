import { graphql, type HeadProps, type PageProps } from "gatsby";
import { fetchPicture } from "../sections/pictures/fetch-picture";
import { tallCut } from "../sections/heads/lead-cuts";
import { PageHeadTags } from "../seo/PageHeadTags";
import { CategoryTemplate } from "./CategoryTemplate";
import { LandingBody } from "./LandingBody";

/** Campaigns whose category has additional content: separate, so that the others don't load it. */
function LandingWithTemplate({ data: { page, hotel } }: PageProps<Queries.LandingWithTemplateQuery>) {
  if (!page || !hotel) return null;
  return (
    <LandingBody page={page}>
      <CategoryTemplate page={page} hotel={hotel} />
    </LandingBody>
  );
}

LandingWithTemplate.ahead = ({ page }: Queries.LandingWithTemplateQuery) =>
  fetchPicture(page?.leadPicture, "hero", page ? tallCut(page.leadPicture, page.options) : undefined);

export default LandingWithTemplate;

export const Head = ({ data }: HeadProps<Queries.LandingWithTemplateQuery>) => <PageHeadTags {...data} />;

export const query = graphql`
  query LandingWithTemplate($id: String!, $hotelId: String!, $language: String!) {
    page: hotelPage(id: { eq: $id }) {
      ...PageContent
      ...TallLead
      ...CategoryTemplate
      roomRow(count: 3) {
        ...RoomRowCard
      }
    }
    hotel(id: { eq: $hotelId }) {
      ...CategoryTemplateHotel
    }
    ...PageSurroundings
    ...PageMessages
  }
`;
