import type { Locale } from "../shared/locales";
import ar from "./ar/common.json";
import de from "./de/common.json";
import en from "./en/common.json";
import fr from "./fr/common.json";
import nl from "./nl/common.json";
import pl from "./pl/common.json";
import ru from "./ru/common.json";
import tr from "./tr/common.json";
import uk from "./uk/common.json";
import { withEnglish } from "./fallback";

/** Messages of every page; the source plugin uses them to format hours of the day. */
export const COMMON_MESSAGES: Record<Locale, typeof en> = withEnglish({ en, tr, ru, de, uk, pl, nl, fr, ar });
