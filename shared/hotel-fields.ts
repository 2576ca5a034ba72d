import { number, object, type ObjectShape, string } from "yup";
import { isDateFormat } from "./date-format";
import { PHONE_NUMBER } from "./phone-number";
import { MONTHLY } from "./month";
import { isTimeZone } from "./time-zone";

/** Validators of hotel facts, shared by the hotel file and content server responses. */

export const text = () => string().strict(true);

/** An optional object; without this default, yup would build one from its fields' defaults. */
export const shape = <Shape extends ObjectShape>(fields: Shape) => object(fields).default(undefined);

export const phoneNumber = () => text().matches(PHONE_NUMBER, "${path} must be E.164, such as +441234567890");

export const phone = () => shape({ label: text().required(), tel: phoneNumber().required() });

/** A URL that is safe to link to: never `javascript:`, and unencrypted only on this machine. */
export const link = () =>
  text().test(
    "link",
    "${path} must be an https:, mailto: or tel: address (http: on this machine only)",
    (value) => typeof value !== "string" || isLink(value),
  );

/** A single e-mail address, without a display name. */
export const mailAddress = () =>
  text().matches(
    /^[^\s@<>,;:]+@[^\s@<>,;:]+\.[^\s@<>,;:]+$/,
    "${path} must be an address such as desk@example.com",
  );

export const dateFormat = () =>
  text().test(
    "date-format",
    "${path} must name YYYY, MM and DD once each, such as YYYY-MM-DD or DD.MM.YYYY",
    (value) => typeof value !== "string" || isDateFormat(value),
  );

/** `08:00` */
export const HOUR_OF_DAY = /^([01]\d|2[0-3]):[0-5]\d$/;

export const hourOfDay = () => text().matches(HOUR_OF_DAY, "${path} must be an hour such as 08:00");

/** Reply hours, in the hotel's time zone. */
export const hours = () => shape({ from: hourOfDay().required(), to: hourOfDay().required() });

const timeZone = () =>
  text().test(
    "time-zone",
    "${path} must be an IANA time zone, such as Europe/Helsinki",
    (value) => typeof value !== "string" || isTimeZone(value),
  );

/** The name of a Telegram account. */
export const TELEGRAM_NAME = /^[a-z]\w{4,31}$/i;

const telegramName = () =>
  text().matches(TELEGRAM_NAME, "${path} must be the name of a Telegram account, such as example_hotel");

const monthly = () =>
  text().matches(MONTHLY, "${path} must be twelve whole numbers, from January to December");

/** A text of a format that the model names; undefined if nothing of the format is checked here. */
export function formattedText(format: string | undefined) {
  if (format === "timeZone") return timeZone();
  if (format === "months") return monthly();
  return format === "telegram" ? telegramName() : undefined;
}

export const starRating = () => number().strict(true).integer().min(1).max(5);

/** True if query parameters for dates and guests can be added to an address. */
export function takesParameters(address: string): boolean {
  return /^https?:/.test(address);
}

export const countryCode = () =>
  text().matches(/^[A-Z]{2}$/, "${path} must be a country by its two letters, such as FI");

export const openGraphLocale = () =>
  text().matches(/^[a-z]{2,3}_[A-Z]{2}$/, "${path} must be a language and its country, such as en_GB");

const LOOPBACK = ["localhost", "127.0.0.1", "[::1]"];

/** True if an address is safe to link to. */
export function isLink(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname } = new URL(value);
  return (
    ["https:", "mailto:", "tel:"].includes(protocol) || (protocol === "http:" && LOOPBACK.includes(hostname))
  );
}
