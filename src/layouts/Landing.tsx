import { graphql, type HeadProps, type PageProps } from "gatsby";
import { SiteChrome } from "../chrome/SiteChrome";
import { Gallery } from "../gallery/Gallery";
import { RoomRow } from "../rooms/RoomRow";
import { LandingHero } from "../sections/LandingHero";
import { fetchLead } from "../sections/fetch-picture";
import { hasLeadPicture } from "../sections/lead";
import { PageSections } from "../sections/PageSections";
import { PageHeadTags } from "../seo/PageHeadTags";
import type { PageContext } from "./page-data";

/** A campaign: one picture that opens onto the offer. */
export default function Landing({ data, pageContext }: PageProps<Queries.LandingQuery, PageContext>) {
  const { page, hotel } = data;
  if (!page || !hotel) return null;
  return (
    <SiteChrome
      hotel={hotel}
      page={page}
      locale={pageContext.language}
      navbar={hasLeadPicture(page) ? "overlay" : "solid"}
    >
      <LandingHero page={page} />
      <PageSections
        page={page}
        tones={{ intro: "dusk" }}
        slots={{
          rooms: <RoomRow rooms={page.roomRow} heading="rooms" tone="noon" count={3} />,
          galleries: <Gallery page={page} />,
        }}
      />
    </SiteChrome>
  );
}

Landing.ahead = ({ page }: Queries.LandingQuery) => fetchLead(page, "hero");

export const Head = ({ data }: HeadProps<Queries.LandingQuery>) => <PageHeadTags {...data} />;

export const query = graphql`
  query Landing($id: String!, $hotelId: String!, $language: String!) {
    page: hotelPage(id: { eq: $id }) {
      ...PageContent
      roomRow(count: 3) {
        ...RoomCard
      }
    }
    ...PageSurroundings
    ...PageMessages
  }
`;
