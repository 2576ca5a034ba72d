import { array, string } from "yup";
import { DEFAULT_LOCALE, isLocale, isShippedLocale, LOCALES, SHIPPED_LOCALES } from "./locales";
import { isRecord } from "./record";

/** Validates that the hotel's languages, the first without path prefix, are those this process was started with. */
export const hotelLanguages = () =>
  array()
    .of(
      string()
        .strict(true)
        .required()
        .oneOf(SHIPPED_LOCALES, `\${path} must be one of ${SHIPPED_LOCALES.join(", ")}`),
    )
    .min(1, "${path} must name a language")
    .test("once", "${path} names a language twice", (names) => !names || new Set(names).size === names.length)
    .test("of-process", (names, { createError }) => {
      if (!names || names.length === 0 || !names.every(isShippedLocale)) return true;
      if (names.join() === LOCALES.join()) return true;
      return createError({
        message: `\${path} are ${names.join(", ")}, but this program was started with ${LOCALES.join(", ")}. Start it again`,
      });
    });

/** Fills a localised text's unused locales with the text of the hotel's first language. */
export function withUnspoken(texts: unknown): unknown {
  if (!isRecord(texts)) return texts;
  const unspoken = SHIPPED_LOCALES.filter((locale) => !isLocale(locale));
  const first = texts[DEFAULT_LOCALE];
  return { ...Object.fromEntries(unspoken.map((locale) => [locale, first])), ...texts };
}

/** Strips texts in locales that the hotel doesn't use. */
export function withoutUnspoken(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutUnspoken);
  if (!isRecord(value)) return value;
  const spoken = Object.entries(value).filter(([key]) => !isShippedLocale(key) || isLocale(key));
  return Object.fromEntries(spoken.map(([key, part]) => [key, withoutUnspoken(part)]));
}
