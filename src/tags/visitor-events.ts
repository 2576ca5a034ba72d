import { VISITOR_EVENTS, type VisitorEvent } from "../../shared/tags/tags";
import { leadsToReservation } from "./reservation-site";

/** Calls back for each action of a visitor, anywhere on the page. */
export function watchVisitor(call: (event: VisitorEvent) => void): void {
  // Capturing, before any other handler: a click may navigate away.
  const first = { capture: true };
  document.addEventListener(
    "click",
    ({ target }) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
      const event = link && eventOf(link);
      if (event) call(event);
    },
    first,
  );
  document.addEventListener(
    "submit",
    ({ target }) => {
      if (target instanceof HTMLFormElement && leadsToReservation(target.action)) call("book");
    },
    first,
  );
  // Forms dispatch these events themselves, once their submission has succeeded.
  for (const event of VISITOR_EVENTS) document.addEventListener(event, () => call(event));
}

function eventOf(link: HTMLAnchorElement): VisitorEvent | null {
  if (link.protocol === "tel:") return "phone";
  if (link.hreflang !== "" && link.hreflang !== document.documentElement.lang) return "language";
  return leadsToReservation(link.href) ? "book" : null;
}
