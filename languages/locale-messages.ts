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

/** What one language says on pages of the others; a page's own messages hold its own language only. */
export const LOCALE_MESSAGES: Record<Locale, typeof en> = withEnglish({ en, tr, ru, de, uk, pl, nl, fr, ar });
