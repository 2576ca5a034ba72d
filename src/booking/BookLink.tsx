import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import { type ComponentPropsWithoutRef, useContext } from "react";
import { withChosen } from "../../shared/reservation-url";
import { leftToRight } from "../locale/left-to-right";
import { buttonRecipe } from "../theme/recipes/button";
import { offersBooking, ReservationContext } from "./reservation";

const ButtonLink = chakra("a", buttonRecipe);

interface BookLinkProps extends Omit<ComponentPropsWithoutRef<typeof ButtonLink>, "href"> {
  /** Id of a room in the content API, which the reservation site then shows first; the page's own by default. */
  room?: number;
  /** Code of an offer that the reservation site starts with. */
  offer?: string;
}

/** "Book now", to the reservation site in the page's language; a phone link where guests book by phone. */
export function BookLink({ room, offer, ...rest }: BookLinkProps) {
  const { t } = useTranslation("common");
  const reservation = useContext(ReservationContext);
  if (!reservation) return null;
  const { url, locale, phone, parameters } = reservation;
  const shown = room ?? reservation.room;
  if (!offersBooking(locale)) {
    return (
      <ButtonLink
        fontVariantNumeric="tabular-nums"
        {...rest}
        href={`tel:${phone.tel}`}
        aria-label={t("call", { number: phone.label })}
      >
        {leftToRight(phone.label)}
      </ButtonLink>
    );
  }
  const chosen = offer
    ? { name: parameters?.offer, id: offer }
    : shown && { name: parameters?.room, id: shown };
  return (
    <ButtonLink {...rest} href={withChosen(url, chosen || undefined)}>
      {t("book")}
    </ButtonLink>
  );
}
