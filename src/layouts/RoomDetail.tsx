import { chakra } from "@chakra-ui/react/styled-system";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Breadcrumbs } from "../chrome/Breadcrumbs";
import { Slices } from "../chrome/Slices";
import { encodePath } from "../../shared/paths";
import { PricesByMonth } from "../rooms/PricesByMonth";
import { RoomActions } from "../rooms/RoomActions";
import { RoomFeatures } from "../rooms/RoomFeatures";
import { RoomIntroduction } from "../rooms/RoomIntroduction";
import { fetchRoomLead, RoomPictures } from "../rooms/RoomPictures";
import { RoomPlans } from "../rooms/RoomPlans";
import { RoomRow } from "../rooms/RoomRow";
import { RoomSlides } from "../rooms/RoomSlides";
import { RoomVoice } from "../rooms/RoomVoice";
import { SheetFoot, SheetHead } from "../rooms/RoomSheet";
import { DayLight } from "../sections/light/DayLight";
import { Container } from "../sections/parts/Section";
import { absoluteUrl } from "../seo/absolute-url";
import { RoomHeadTags } from "../seo/RoomHeadTags";
import type { PageContext } from "./page-data";

/** One room: pictures, facts, floor plan, features, a guest's voice and other rooms. */
function RoomDetail({ data, pageContext }: PageProps<Queries.RoomDetailQuery, PageContext>) {
  const { room, hotel } = data;
  if (!room || !hotel) return null;
  return (
    <Slices>
      <Container display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="5" paddingTop="5">
        <SheetHead hotel={hotel} />
        <chakra.div data-print="off">
          <Breadcrumbs crumbs={room.breadcrumbs} />
        </chakra.div>
        <RoomPictures room={room} />
      </Container>
      <RoomIntroduction
        room={room}
        actions={<RoomActions room={room} hotel={hotel} locale={pageContext.language} />}
      >
        <DayLight hotel={hotel} priced={[room]} marginTop="clamp(3rem, 6vw, 5rem)" />
      </RoomIntroduction>
      <PricesByMonth room={room} />
      <RoomPlans plans={room.plans} />
      <RoomFeatures features={room.features} />
      <RoomSlides sliders={room.sliders} />
      <chakra.div data-print="off">
        <RoomVoice voice={room.voice} />
      </chakra.div>
      <Container>
        <SheetFoot
          hotel={hotel}
          url={absoluteUrl(data.site?.siteMetadata?.siteUrl ?? "", encodePath(room.path))}
        />
      </Container>
      <chakra.div data-print="off">
        <RoomRow rooms={room.otherRooms} heading="otherRooms" tone="dawn" count={3} />
      </chakra.div>
    </Slices>
  );
}

RoomDetail.ahead = ({ room }: Queries.RoomDetailQuery) => (room ? fetchRoomLead(room) : Promise.resolve());

export default RoomDetail;

export const Head = ({ data }: HeadProps<Queries.RoomDetailQuery>) => <RoomHeadTags {...data} />;

export const query = graphql`
  query RoomDetail($id: String!, $hotelId: String!, $language: String!) {
    room: hotelRoom(id: { eq: $id }) {
      ...RoomPictures
      ...RoomIntroduction
      ...RoomPlans
      ...SeoRoom
      ...BookedRoom
      features
      voice {
        ...RichText
      }
      breadcrumbs {
        ...Crumb
      }
      ...SiteChromeDocument
      otherRooms {
        ...RoomRowCard
      }
    }
    hotel(id: { eq: $hotelId }) {
      ...LightOfDay
      ...RoomActions
      ...SheetHotel
    }
    ...PageSurroundings
    ...PageMessages
  }
`;
