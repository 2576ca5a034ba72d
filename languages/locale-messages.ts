import type { Locale } from "../shared/locales";
import ar from "./ar/locale.json";
import de from "./de/locale.json";
import en from "./en/locale.json";
import fr from "./fr/locale.json";
import nl from "./nl/locale.json";
import pl from "./pl/locale.json";
import ru from "./ru/locale.json";
import tr from "./tr/locale.json";
import uk from "./uk/locale.json";
import { withEnglish } from "./fallback";

/** Messages of each locale that pages in other locales show; a page's own messages hold only its own locale. */
export const LOCALE_MESSAGES: Record<Locale, typeof en> = withEnglish({ en, tr, ru, de, uk, pl, nl, fr, ar });
