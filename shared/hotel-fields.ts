import { number, object, type ObjectShape, string } from "yup";
import { isDateFormat } from "./date-format";
import { isTimeZone } from "./time-zone";

/** The checks that a hotel's facts have wherever they come from: the hotel file, or a content server. */

export const text = () => string().strict(true);

/** An object that may be left out; yup would otherwise build one from its fields' defaults. */
export const shape = <Shape extends ObjectShape>(fields: Shape) => object(fields).default(undefined);

/** A number as it is dialled. */
export const PHONE_NUMBER = /^\+\d{8,15}$/;

export const phoneNumber = () => text().matches(PHONE_NUMBER, "${path} must be E.164, such as +441234567890");

export const phone = () => shape({ label: text().required(), tel: phoneNumber().required() });

/** An address that a visitor may be sent to: never `javascript:`, never an unencrypted one but on this machine. */
export const link = () =>
  text().test(
    "link",
    "${path} must be an https:, mailto: or tel: address (http: on this machine only)",
    (value) => typeof value !== "string" || isLink(value),
  );

/** One mailbox, without a name. */
export const mailAddress = () =>
  text().matches(
    /^[^\s@<>,;:]+@[^\s@<>,;:]+\.[^\s@<>,;:]+$/,
    "${path} must be an address such as desk@example.com",
  );

/** The names under which the reservation site takes dates and guests from an address. */
export const reservationParameters = () =>
  shape({
    arrival: text().required(),
    departure: text().required(),
    adults: text().nullable(),
    children: text().nullable(),
    /** Gets each child's age in whole years, as often as there are children. */
    childAges: text().nullable(),
    /** Gets the room's id in the content API. */
    room: text().nullable(),
    /** Gets the code of an offer. */
    offer: text().nullable(),
  });

export const dateFormat = () =>
  text().test(
    "date-format",
    "${path} must name YYYY, MM and DD once each, such as YYYY-MM-DD or DD.MM.YYYY",
    (value) => typeof value !== "string" || isDateFormat(value),
  );

/** `08:00` */
export const HOUR_OF_DAY = /^([01]\d|2[0-3]):[0-5]\d$/;

export const hourOfDay = () => text().matches(HOUR_OF_DAY, "${path} must be an hour such as 08:00");

/** When somebody answers, in the hotel's own time. */
export const hours = () => shape({ from: hourOfDay().required(), to: hourOfDay().required() });

export const timeZone = () =>
  text().test(
    "time-zone",
    "${path} must be an IANA time zone, such as Europe/Helsinki",
    (value) => typeof value !== "string" || isTimeZone(value),
  );

export const starRating = () => number().strict(true).integer().min(1).max(5);

/** Whether an address can take dates and guests as parameters. */
export function takesParameters(address: string): boolean {
  return /^https?:/.test(address);
}

export const countryCode = () =>
  text().matches(/^[A-Z]{2}$/, "${path} must be a country by its two letters, such as FI");

export const openGraphLocale = () =>
  text().matches(/^[a-z]{2,3}_[A-Z]{2}$/, "${path} must be a language and its country, such as en_GB");

const LOOPBACK = ["localhost", "127.0.0.1", "[::1]"];

/** Whether a visitor may be sent to an address. */
export function isLink(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname } = new URL(value);
  return (
    ["https:", "mailto:", "tel:"].includes(protocol) || (protocol === "http:" && LOOPBACK.includes(hostname))
  );
}
