import { graphql, type HeadProps, type PageProps } from "gatsby";
import { fetchFirstSlide } from "../sections/heads/HeroSlider";
import { PageHeadTags } from "../seo/PageHeadTags";
import { CategoryTemplate } from "./CategoryTemplate";
import { IntroBody } from "./IntroBody";

/** The same with the category's additional content: separate, so that home doesn't load it. */
function IntroPageWithTemplate({ data: { page, hotel } }: PageProps<Queries.IntroPageWithTemplateQuery>) {
  if (!page || !hotel) return null;
  return (
    <IntroBody page={page} hotel={hotel}>
      <CategoryTemplate page={page} hotel={hotel} />
    </IntroBody>
  );
}

IntroPageWithTemplate.ahead = ({ page }: Queries.IntroPageWithTemplateQuery) =>
  page ? fetchFirstSlide(page) : Promise.resolve();

export default IntroPageWithTemplate;

export const Head = ({ data }: HeadProps<Queries.IntroPageWithTemplateQuery>) => (
  <PageHeadTags {...data} rooms={data.page?.rooms} />
);

export const query = graphql`
  query IntroPageWithTemplate($id: String!, $hotelId: String!, $language: String!) {
    page: hotelPage(id: { eq: $id }) {
      ...PageContent
      ...TallSlides
      ...CategoryTemplate
      roomRow(count: 4) {
        ...RoomRowCard
      }
      rooms {
        ...SeoRoomLink
      }
    }
    hotel(id: { eq: $hotelId }) {
      ...HeroFoot
      ...CategoryTemplateHotel
    }
    ...PageSurroundings
    ...PageMessages
  }
`;
