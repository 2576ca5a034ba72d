import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { useTranslation } from "react-i18next";
import { BookingForm } from "../booking/BookingForm";
import { BookLink } from "../booking/BookLink";
import { PhoneLink } from "../chrome/PhoneLink";
import { offersBooking, useBookingSite } from "../booking/reservation";
import { ChatLinks } from "../chrome/ChatLinks";
import { guestsText } from "./room-facts";
import { moreLinkRecipe } from "../theme/recipes/more-link";

const AskByPhone = chakra(PhoneLink, moreLinkRecipe);

interface Props {
  room: Queries.BookedRoomFragment;
  hotel: Queries.RoomActionsFragment;
  locale: string;
}

/**
 * Booking actions of a room: the reservation site with dates and guests, and the phone; only the phone where guests
 * book by phone.
 */
export function RoomActions({ room, hotel, locale }: Props) {
  const { t } = useTranslation("rooms");
  const { t: sayCommon } = useTranslation("common");
  const site = useBookingSite();
  const { apiId, capacity, roomierRooms } = room;
  const limits = {
    capacity,
    guests: capacity && guestsText(capacity, t, sayCommon),
    // At least one adult is required.
    most: {
      adults: capacity?.adults,
      children: capacity ? capacity.adults + (capacity.children ?? 0) - 1 : undefined,
    },
    roomier: roomierRooms,
  };
  return (
    <chakra.div marginTop="6" display="grid" gap="3" data-print="off">
      {site ? (
        <BookingForm site={site} look="column" room={apiId} limits={limits} priced={[room]} />
      ) : (
        <BookLink width="full" room={apiId} />
      )}
      {offersBooking(locale) && (
        <div>
          <AskByPhone phone={hotel.phone}>{t("phone")}</AskByPhone>
        </div>
      )}
      <ChatLinks hotel={hotel} />
    </chakra.div>
  );
}

export const query = graphql`
  fragment BookedRoom on HotelRoom {
    apiId
    ...RoomFacts
    ...RoomPrices
    roomierRooms {
      name
      url
      capacity {
        adults
        children
      }
    }
  }

  fragment RoomActions on Hotel {
    phone {
      ...Phone
    }
    ...ChatLinks
  }
`;
