import { array, string } from "yup";
import { DEFAULT_LOCALE, isLocale, isShippedLocale, LOCALES, SHIPPED_LOCALES } from "./locales";
import { isRecord } from "./record";

/** The field that names the hotel's languages, the first without prefix: those that this process goes by. */
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

/** Gives a text with its languages side by side that of the first one in each language that the hotel does not speak. */
export function withUnspoken(texts: unknown): unknown {
  if (!isRecord(texts)) return texts;
  const unspoken = SHIPPED_LOCALES.filter((locale) => !isLocale(locale));
  const first = texts[DEFAULT_LOCALE];
  return { ...Object.fromEntries(unspoken.map((locale) => [locale, first])), ...texts };
}

/** What a file of the hotel says, without the texts in languages that the hotel does not speak. */
export function withoutUnspoken(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutUnspoken);
  if (!isRecord(value)) return value;
  const spoken = Object.entries(value).filter(([key]) => !isShippedLocale(key) || isLocale(key));
  return Object.fromEntries(spoken.map(([key, part]) => [key, withoutUnspoken(part)]));
}
