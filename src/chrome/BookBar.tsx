import { chakra, defineRecipe } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import { useEffect, useRef } from "react";
import { TALL } from "../theme/breakpoints";
import { HELD_AT_EDGE } from "../theme/layout";
import { buttonRecipe } from "../theme/recipes/button";
import { navLinkRecipe } from "../theme/recipes/nav-link";
import { BookingForm } from "../booking/BookingForm";
import { BookLink } from "../booking/BookLink";
import { PhoneLink } from "./PhoneLink";
import { type BookingSite, offersBooking, useBookingSite } from "../booking/reservation";

/**
 * The bar at the bottom of small screens: phone at the start, booking at the end; the phone alone is centred. It
 * reserves space at the page's end, so that it covers no content there, whatever its height.
 */
export const bookBarRecipe = defineRecipe({
  base: {
    position: "relative",
    [TALL]: { position: "sticky" },
    bottom: HELD_AT_EDGE,
    zIndex: "bookBar",
    display: { base: "flex", _layoutSm: "none" },
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    columnGap: "2",
    minHeight: "calc({sizes.bookBar} + env(safe-area-inset-bottom))",
    paddingInline: "gutter",
    paddingBottom: "env(safe-area-inset-bottom)",
    bg: "bg",
    color: "action",
    boxShadow: "barLine",
    _highContrast: { borderTopWidth: "hairline" },
    // Both fit side by side at 320 px in every language.
    "& > a:last-child:not(:only-child), & summary": { paddingInline: "4" },
    "& > :only-child": { marginInline: "auto" },
    "& summary": { listStyle: "none", cursor: "pointer" },
    "& summary::-webkit-details-marker": { display: "none" },
    // Opens upwards, over the page.
    "& details > :last-child": {
      position: "absolute",
      insetInline: "0",
      bottom: "100%",
      maxHeight: "calc(100svh - {sizes.bookBar} - {sizes.navScrolled})",
      overflowY: "auto",
      padding: "gutter",
      bg: "bg",
      color: "fg",
      boxShadow: "barLine",
    },
  },
});

const Bar = chakra("aside", bookBarRecipe);
const Phone = chakra(PhoneLink, navLinkRecipe);
const Summary = chakra("summary", buttonRecipe);

/** Phone and "Book now" within the thumb's reach on small screens. */
export function BookBar({ phone, locale }: { phone: Queries.PhoneFragment; locale: string }) {
  const { t } = useTranslation("common");
  const site = useBookingSite();
  return (
    <Bar aria-label={t("bookBar")} data-print="off">
      {offersBooking(locale) && <Phone phone={phone} aria-label={t("call", { number: phone.label })} />}
      {site ? <BookPanel site={site} /> : <BookLink size="sm" />}
    </Bar>
  );
}

/** Dates and guests, opened by the button; closes on Escape and when the focus leaves. */
function BookPanel({ site }: { site: BookingSite }) {
  const { t } = useTranslation("common");
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => (details.current ? closeOnLeaving(details.current) : undefined), []);
  return (
    <details ref={details}>
      <Summary size="sm">{t("book")}</Summary>
      <div data-tone="noon">
        <BookingForm site={site} look="column" room={site.room} />
      </div>
    </details>
  );
}

/**
 * Closes on Escape, returning the focus to the button, and when the focus moves elsewhere; returns a function that
 * removes the listeners.
 */
function closeOnLeaving(details: HTMLDetailsElement): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const onKey = ({ key }: KeyboardEvent) => {
    if (key !== "Escape" || !details.open) return;
    details.open = false;
    details.querySelector("summary")?.focus();
  };
  const onLeave = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !details.contains(relatedTarget)) details.open = false;
  };
  details.addEventListener("keydown", onKey, { signal });
  details.addEventListener("focusout", onLeave, { signal });
  return () => listening.abort();
}
