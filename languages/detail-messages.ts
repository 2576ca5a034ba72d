import type { Locale } from "../shared/locales";
import ar from "./ar/detail.json";
import de from "./de/detail.json";
import en from "./en/detail.json";
import fr from "./fr/detail.json";
import nl from "./nl/detail.json";
import pl from "./pl/detail.json";
import ru from "./ru/detail.json";
import tr from "./tr/detail.json";
import uk from "./uk/detail.json";
import { withEnglish } from "./fallback";

export type DetailMessages = typeof en;

/** Messages around editors' content; the source plugin writes some of them into editors' HTML. */
export const DETAIL_MESSAGES: Record<Locale, DetailMessages> = withEnglish({
  en,
  tr,
  ru,
  de,
  uk,
  pl,
  nl,
  fr,
  ar,
});
