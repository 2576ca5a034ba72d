import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { useTranslation } from "react-i18next";
import { BookingForm } from "../chrome/BookingForm";
import { BookLink } from "../chrome/BookLink";
import { PhoneLink } from "../chrome/PhoneLink";
import { offersBooking, useBookingSite } from "../chrome/reservation";
import { WhatsAppLink } from "../chrome/WhatsAppLink";
import { moreLinkRecipe } from "../theme/recipes/more-link";

const AskByPhone = chakra(PhoneLink, moreLinkRecipe);

interface Props {
  /** Id of the room in the content API. */
  room: number;
  hotel: Queries.RoomActionsFragment;
  locale: string;
}

/** The ways to a room: the reservation site with dates and guests, and the phone; in Turkish the phone alone. */
export function RoomActions({ room, hotel, locale }: Props) {
  const { t } = useTranslation("rooms");
  const site = useBookingSite();
  return (
    <chakra.div marginTop="6" display="grid" gap="3" data-print="off">
      {site ? <BookingForm site={site} look="column" room={room} /> : <BookLink width="full" room={room} />}
      {offersBooking(locale) && (
        <AskByPhone justifySelf="start" phone={hotel.phone}>
          {t("phone")}
        </AskByPhone>
      )}
      <WhatsAppLink hotel={hotel} />
    </chakra.div>
  );
}

export const query = graphql`
  fragment RoomActions on Hotel {
    phone {
      ...Phone
    }
    ...WhatsApp
  }
`;
