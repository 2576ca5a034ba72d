import { DATE_PARTS } from "../../../shared/date-format";
import { withChosen } from "../../../shared/reservation-url";
import type { Thing } from "./graph";

type Hotel = Pick<Queries.SeoHotelFragment, "locale" | "reservation">;

/** How guests reserve a stay, with the room that is shown first; undefined in languages that book by phone. */
export function reserveAction({ locale, reservation }: Hotel, room?: number): Thing | undefined {
  if (__BOOK_BY_PHONE__.includes(locale)) return undefined;
  const { url, parameters, dateFormat } = reservation;
  const address = withChosen(url, room === undefined ? undefined : { name: parameters?.room, id: room });
  const { arrival, departure, adults, children } = parameters ?? {};
  const date = datePattern(dateFormat);
  return {
    "@type": "ReserveAction",
    target: {
      "@type": "EntryPoint",
      urlTemplate: urlTemplate(address, [arrival, departure, adults, children]),
    },
    result: parameters
      ? {
          "@type": "LodgingReservation",
          "checkinTime-input": input(arrival, { valueRequired: true, valuePattern: date }),
          "checkoutTime-input": input(departure, { valueRequired: true, valuePattern: date }),
          "numAdults-input": input(adults),
          "numChildren-input": input(children),
        }
      : undefined,
  };
}

type Parameter = string | null | undefined;

/** A template of RFC 6570: `https://book.example/?lang=en{&from,to}`. */
function urlTemplate(address: string, parameters: readonly Parameter[]): string {
  const variables = parameters.flatMap((name) => (name ? variable(name) : []));
  if (variables.length === 0) return address;
  const { href, search, hash } = new URL(address);
  const before = hash ? href.slice(0, -hash.length) : href;
  return `${before}{${search ? "&" : "?"}${variables.join()}}${hash}`;
}

function input(name: Parameter, rules?: object): object | undefined {
  return name ? { "@type": "PropertyValueSpecification", valueName: variable(name), ...rules } : undefined;
}

/** A parameter's name as RFC 6570 writes variables: all but letters, digits and underscores are encoded. */
function variable(name: string): string {
  return encodeURIComponent(name).replace(
    /[^\w%]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** `DD.MM.YYYY` → `\d{2}\.\d{2}\.\d{4}`. */
function datePattern(format: string): string {
  return format.replace(/\W/g, "\\$&").replace(DATE_PARTS, (part) => `\\d{${part.length}}`);
}
