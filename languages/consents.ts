import type { Locale } from "../shared/locales";
import ar from "./ar/consents.json";
import de from "./de/consents.json";
import en from "./en/consents.json";
import fr from "./fr/consents.json";
import nl from "./nl/consents.json";
import pl from "./pl/consents.json";
import ru from "./ru/consents.json";
import tr from "./tr/consents.json";
import uk from "./uk/consents.json";
import { withEnglish } from "./fallback";

/** The exact text of each version of the consent that a form ever asked for: versions are added, never changed. */
export const CONSENTS: Record<Locale, Record<string, string>> = withEnglish({
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
