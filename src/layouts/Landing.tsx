import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Slices } from "../chrome/Slices";
import { Gallery } from "../gallery/Gallery";
import { roomSlot } from "../rooms/room-slot";
import { LandingHero } from "../sections/LandingHero";
import { fetchPicture } from "../sections/fetch-picture";
import { tallCut } from "../sections/lead-cuts";
import { PageSections } from "../sections/PageSections";
import { PageHeadTags } from "../seo/PageHeadTags";

/** A campaign: one picture that opens onto the offer. */
function Landing({ data: { page } }: PageProps<Queries.LandingQuery>) {
  if (!page) return null;
  return (
    <Slices>
      <LandingHero page={page} />
      <PageSections
        page={page}
        tones={{ intro: "dusk" }}
        slots={{
          ...roomSlot(page.roomRow, 3),
          galleries: () => <Gallery page={page} />,
        }}
      />
    </Slices>
  );
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
        ...RoomCard
      }
    }
    ...PageSurroundings
    ...PageMessages
  }
`;
