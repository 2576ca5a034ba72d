import { TYPOGRAPHY } from "../languages/typography-table";
import { DEFAULT_LOCALE, LOCALES, SHIPPED_LOCALES } from "../shared/locales";

const RTL_LOCALES = LOCALES.filter((locale) => TYPOGRAPHY[locale].direction === "rtl");

/** The hotel's languages as constants of the browser's code (`shared/locales.ts`, `src/locale/direction.ts`). */
export const LOCALE_CONSTANTS = {
  __LOCALES__: JSON.stringify(LOCALES),
  __DEFAULT_LOCALE__: JSON.stringify(DEFAULT_LOCALE),
  __HAS_RTL__: JSON.stringify(RTL_LOCALES.length > 0),
  __RTL_LOCALES__: JSON.stringify(RTL_LOCALES),
};

/** Shipped locales that the hotel does not offer. */
export const UNSPOKEN = SHIPPED_LOCALES.filter((locale) => !LOCALES.includes(locale));
