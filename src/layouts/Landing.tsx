import { graphql, type HeadProps, type PageProps } from "gatsby";
import { fetchPicture } from "../sections/pictures/fetch-picture";
import { tallCut } from "../sections/heads/lead-cuts";
import { PageHeadTags } from "../seo/PageHeadTags";
import { LandingBody } from "./LandingBody";

/** Campaign pages. */
function Landing({ data: { page } }: PageProps<Queries.LandingQuery>) {
  return page && <LandingBody page={page} />;
}

Landing.ahead = ({ page }: Queries.LandingQuery) =>
  fetchPicture(page?.leadPicture, "hero", page ? tallCut(page.leadPicture, page.options) : undefined);

export default Landing;

export const Head = ({ data }: HeadProps<Queries.LandingQuery>) => <PageHeadTags {...data} />;

export const query = graphql`
  query Landing($id: String!, $hotelId: String!, $language: String!) {
    page: hotelPage(id: { eq: $id }) {
      ...PageContent
      ...TallLead
      roomRow(count: 3) {
        ...RoomRowCard
      }
    }
    ...PageSurroundings
    ...PageMessages
  }
`;
