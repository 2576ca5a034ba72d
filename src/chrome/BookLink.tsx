import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import { type ComponentPropsWithoutRef, useContext } from "react";
import { buttonRecipe } from "../theme/recipes/button";
import { offersBooking, ReservationContext, reservationHref } from "./reservation";

const ButtonLink = chakra("a", buttonRecipe);

type BookLinkProps = Omit<ComponentPropsWithoutRef<typeof ButtonLink>, "href">;

/** "Book now", to the reservation site in the page's language; nothing in Turkish. */
export function BookLink(props: BookLinkProps) {
  const { t } = useTranslation("common");
  const reservation = useContext(ReservationContext);
  if (!reservation || !offersBooking(reservation.locale)) return null;
  return (
    <ButtonLink {...props} href={reservationHref(reservation.url, reservation.locale)}>
      {t("book")}
    </ButtonLink>
  );
}
