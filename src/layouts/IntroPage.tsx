import { graphql, type HeadProps, type PageProps } from "gatsby";
import { fetchFirstSlide } from "../sections/heads/HeroSlider";
import { PageHeadTags } from "../seo/PageHeadTags";
import { IntroBody } from "./IntroBody";

/** Home and the introduction. */
function IntroPage({ data: { page, hotel } }: PageProps<Queries.IntroPageQuery>) {
  return page && hotel && <IntroBody page={page} hotel={hotel} />;
}

IntroPage.ahead = ({ page }: Queries.IntroPageQuery) => (page ? fetchFirstSlide(page) : Promise.resolve());

export default IntroPage;

export const Head = ({ data }: HeadProps<Queries.IntroPageQuery>) => (
  <PageHeadTags {...data} rooms={data.page?.rooms} />
);

export const query = graphql`
  query IntroPage($id: String!, $hotelId: String!, $language: String!) {
    page: hotelPage(id: { eq: $id }) {
      ...PageContent
      ...TallSlides
      roomRow(count: 4) {
        ...RoomRowCard
      }
      rooms {
        ...SeoRoomLink
      }
    }
    hotel(id: { eq: $hotelId }) {
      ...HeroFoot
    }
    ...PageSurroundings
    ...PageMessages
  }
`;
