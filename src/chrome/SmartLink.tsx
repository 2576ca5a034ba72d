import { Link } from "gatsby";
import { type ComponentPropsWithoutRef, useContext } from "react";
import { isReservationUrl, offersBooking, ReservationContext, reservationHref } from "./reservation";

interface SmartLinkProps extends Omit<ComponentPropsWithoutRef<"a">, "href" | "target"> {
  /** Percent-encoded site path, or an absolute, `tel:` or `mailto:` address. */
  url: string;
  target?: string | null;
  /** Stands where there are no children. */
  text?: string;
}

/** A link of the content: within the site without a page load, elsewhere as a plain anchor. */
export function SmartLink({ url, target, text, children, ...rest }: SmartLinkProps) {
  const reservation = useContext(ReservationContext);
  if (!target && isPagePath(url)) {
    return (
      <Link {...rest} to={url}>
        {children ?? text}
      </Link>
    );
  }
  const booking = reservation && isReservationUrl(url, reservation) ? reservation : null;
  if (booking && !offersBooking(booking.locale)) {
    return (
      <a {...rest} href={`tel:${booking.phone.tel}`}>
        {children ?? booking.phone.label}
      </a>
    );
  }
  const href = booking ? reservationHref(url, booking.locale) : url;
  return (
    <a {...rest} href={href} target={target ?? undefined} rel={target === "_blank" ? "noopener" : undefined}>
      {children ?? text}
    </a>
  );
}

/** `/contact` is a page; `//cdn.example/a`, `/files/menu.pdf` and `#top` are not. */
function isPagePath(url: string): boolean {
  return /^\/(?!\/)/.test(url) && !/\.[a-z0-9]+$/i.test(url);
}
