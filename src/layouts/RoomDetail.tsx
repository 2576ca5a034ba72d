import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Breadcrumbs } from "../chrome/Breadcrumbs";
import { SiteChrome } from "../chrome/SiteChrome";
import { RoomActions } from "../rooms/RoomActions";
import { RoomFeatures } from "../rooms/RoomFeatures";
import { RoomIntroduction } from "../rooms/RoomIntroduction";
import { RoomPictures } from "../rooms/RoomPictures";
import { RoomPlans } from "../rooms/RoomPlans";
import { RoomRow } from "../rooms/RoomRow";
import { Container } from "../sections/Section";
import { RoomHead } from "../seo/RoomHead";
import type { PageContext } from "./page-context";

/** One room: pictures, facts, floor plan, features and other rooms. */
export default function RoomDetail({ data, pageContext }: PageProps<Queries.RoomDetailQuery, PageContext>) {
  const { room, hotel } = data;
  if (!room || !hotel) return null;
  return (
    <SiteChrome hotel={hotel} page={room} locale={pageContext.language} navbar="solid">
      <Container display="grid" gap="5" paddingTop="5">
        <Breadcrumbs crumbs={room.breadcrumbs} />
        <RoomPictures room={room} />
      </Container>
      <RoomIntroduction room={room} actions={<RoomActions phone={hotel.phone} />} />
      <RoomPlans plans={room.plans} />
      <RoomFeatures features={room.features} />
      <RoomRow rooms={room.otherRooms} heading="otherRooms" tone="dawn" count={3} />
    </SiteChrome>
  );
}

export const Head = ({ data }: HeadProps<Queries.RoomDetailQuery>) => (
  <RoomHead room={data.room} hotel={data.hotel} site={data.site} />
);

export const query = graphql`
  query RoomDetail($id: String!, $hotelId: String!, $language: String!) {
    room: hotelRoom(id: { eq: $id }) {
      ...RoomPictures
      ...RoomIntroduction
      ...RoomPlans
      ...SeoRoom
      features
      breadcrumbs {
        ...Crumb
      }
      ...SiteChromeRoom
      otherRooms {
        ...RoomCard
      }
    }
    hotel(id: { eq: $hotelId }) {
      ...SiteChromeHotel
      ...SeoHotel
      phone {
        label
        tel
      }
    }
    site {
      ...SeoSite
    }
    locales: allLocale(
      sort: { ns: ASC }
      filter: { language: { eq: $language }, ns: { in: ["common", "detail", "rooms", "gallery"] } }
    ) {
      ...LocaleMessages
    }
  }
`;
