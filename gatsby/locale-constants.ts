import { readdirSync } from "node:fs";
import { join, resolve } from "node:path";
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

/** Folders of the shipped languages that the hotel does not speak. */
export const UNSPOKEN = SHIPPED_LOCALES.filter((locale) => !LOCALES.includes(locale));

/** For webpack's `resolve.alias`: the messages of those are empty modules, as no visitor needs them. */
export function unspokenMessages(folder = resolve("languages")): Record<string, false> {
  const files = UNSPOKEN.flatMap((locale) =>
    readdirSync(join(folder, locale)).map((name) => join(folder, locale, name)),
  );
  return Object.fromEntries(files.filter((file) => file.endsWith(".json")).map((file) => [file, false]));
}
