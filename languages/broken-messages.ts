import type { Locale } from "../shared/locales";
import ar from "./ar/broken.json";
import de from "./de/broken.json";
import en from "./en/broken.json";
import fr from "./fr/broken.json";
import nl from "./nl/broken.json";
import pl from "./pl/broken.json";
import ru from "./ru/broken.json";
import tr from "./tr/broken.json";
import uk from "./uk/broken.json";
import { withEnglish } from "./fallback";

/** Messages for a page that can't be shown, in every language: its own messages are missing with it. */
export const BROKEN_MESSAGES: Record<Locale, typeof en> = withEnglish({ en, tr, ru, de, uk, pl, nl, fr, ar });
