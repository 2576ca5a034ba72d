import type { Leaf } from "../../../content-folder/leaf";
import { type Locale, LOCALES } from "../../../shared/locales";

/**
 * The hotel's languages in the order in which a document is imported: the last one, in which it is published, has a
 * title if any has.
 */
export function importOrder(title: Leaf): Locale[] {
  const isNamed = (locale: Locale) => Boolean(title[locale]);
  return [...LOCALES].sort((one, other) => Number(isNamed(one)) - Number(isNamed(other)));
}
