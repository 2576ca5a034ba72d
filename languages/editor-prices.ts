import type { AdminLocale } from "../shared/admin-locales";
import de from "./de/detail.json";
import en from "./en/detail.json";
import ru from "./ru/detail.json";
import tr from "./tr/detail.json";

/** How prices name their guests, in the editor's browser. */
export const EDITOR_PRICES: Record<AdminLocale, typeof en.price> = {
  en: en.price,
  tr: tr.price,
  ru: ru.price,
  de: de.price,
};
