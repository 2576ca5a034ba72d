import { graphql } from "gatsby";
import { encodePath } from "../config/paths";
import { absoluteUrl } from "./absolute-url";
import { firstDescription, plainDescription } from "./description";
import { HeadTags } from "./HeadTags";
import { metaContent } from "./metas";
import { sharePictures } from "./share-picture";
import { breadcrumbList } from "./structured-data/breadcrumbs";
import { hotelReference } from "./structured-data/hotel";
import { roomThing } from "./structured-data/room";

interface Props {
  room: Queries.SeoRoomFragment | null;
  hotel: Queries.SeoHotelFragment | null;
  site: Queries.SeoSiteFragment | null;
}

/** The head of a room's page. */
export function RoomHead({ room, hotel, site }: Props) {
  const siteUrl = site?.siteMetadata?.siteUrl;
  if (!room || !hotel || !siteUrl) return null;
  const pageUrl = absoluteUrl(siteUrl, encodePath(room.path));
  const pictures = sharePictures(
    siteUrl,
    room.sliders.flatMap(({ slides }) => slides.map(({ picture }) => picture)),
  );
  const description =
    metaContent(room.metas, "description") ??
    firstDescription(room.summary, room.content?.text, plainDescription(room.name, hotel));
  return (
    <HeadTags
      siteUrl={siteUrl}
      hotel={hotel}
      locale={room.locale}
      path={room.path}
      title={room.name}
      description={description}
      metas={room.metas}
      translations={room.hrefLangs}
      picture={pictures[0]}
      things={[
        roomThing(siteUrl, pageUrl, room, description, pictures),
        hotelReference(siteUrl, hotel),
        breadcrumbList(siteUrl, pageUrl, room.breadcrumbs),
      ]}
    />
  );
}

export const fragment = graphql`
  fragment SeoRoom on HotelRoom {
    locale
    path
    name
    summary
    content {
      text
    }
    size
    capacity {
      adults
      children
    }
    bed
    features
    metas {
      name
      property
      content
    }
    sliders {
      slides {
        picture {
          ...SeoPicture
        }
      }
    }
    hrefLangs {
      locale
      url
    }
    breadcrumbs {
      text
      url
    }
  }
`;
