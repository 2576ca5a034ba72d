import { chakra } from "@chakra-ui/react/styled-system";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Slices } from "../chrome/Slices";
import { Gallery } from "../gallery/Gallery";
import { roomSlot } from "../rooms/room-slot";
import { CrumbStrip } from "../sections/CrumbStrip";
import { HeroFoot } from "../sections/HeroFoot";
import { fetchFirstSlide, HeroSlider } from "../sections/HeroSlider";
import { PageSections } from "../sections/PageSections";
import { PageHeadTags } from "../seo/PageHeadTags";

/** Home and the introduction: hero slider, the day in sections, a row of rooms. */
function IntroPage({ data }: PageProps<Queries.IntroPageQuery>) {
  const { page, hotel } = data;
  if (!page || !hotel) return null;
  const slider = page.heroSlides.length > 0;
  return (
    <Day>
      <Slices>
        <HeroSlider page={page} />
        <HeroFoot hotel={hotel} />
        {slider && <CrumbStrip crumbs={page.breadcrumbs} tone="noon" />}
        <PageSections
          page={page}
          head={slider ? "slider" : "picture"}
          slots={{
            ...roomSlot(page.roomRow, 4),
            galleries: () => <Gallery page={page} />,
          }}
        />
      </Slices>
    </Day>
  );
}

IntroPage.ahead = ({ page }: Queries.IntroPageQuery) => (page ? fetchFirstSlide(page) : Promise.resolve());

export default IntroPage;

/** A page of many short sections: the distance between them is the small one. */
const Day = chakra("div", { base: { "--section": "{spacing.mosaic}" } });

export const Head = ({ data }: HeadProps<Queries.IntroPageQuery>) => (
  <PageHeadTags {...data} rooms={data.page?.rooms} />
);

export const query = graphql`
  query IntroPage($id: String!, $hotelId: String!, $language: String!) {
    page: hotelPage(id: { eq: $id }) {
      ...PageContent
      ...TallSlides
      roomRow(count: 4) {
        ...RoomCard
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
