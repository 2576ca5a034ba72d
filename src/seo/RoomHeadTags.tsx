import { graphql } from "gatsby";
import { HeadTags } from "./HeadTags";
import { hotelReference } from "./structured-data/hotel";
import { roomThing } from "./structured-data/room";

interface Props {
  room: Queries.SeoRoomFragment | null;
  hotel: Queries.SeoHotelFragment | null;
  site: Queries.SeoSiteFragment | null;
}

/** The head of a room's page. */
export function RoomHeadTags({ room, hotel, site }: Props) {
  const siteUrl = site?.siteMetadata?.siteUrl;
  if (!room || !hotel || !siteUrl) return null;
  return (
    <HeadTags
      page={room}
      hotel={hotel}
      siteUrl={siteUrl}
      title={room.name}
      descriptions={[room.summary, room.content?.excerpt]}
      pictures={room.sliders.flatMap(({ slides }) => slides.map(({ picture }) => picture))}
      things={(facts) =>
        __IN_BROWSER__ ? [] : [roomThing(room, facts), hotelReference(siteUrl, hotel), facts.breadcrumbs]
      }
    />
  );
}

export const fragment = graphql`
  fragment SeoRoom on HotelRoom {
    ...SeoDocument
    name
    summary
    content {
      excerpt
    }
    size
    capacity {
      adults
      children
    }
    bed
    features
    apiId
    ...SeoTraits
    ...SeoPrices
    sliders {
      slides {
        picture {
          ...SeoPicture
        }
      }
    }
  }
`;
