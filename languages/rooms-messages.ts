import type { Locale } from "../shared/locales";
import ar from "./ar/rooms.json";
import de from "./de/rooms.json";
import en from "./en/rooms.json";
import fr from "./fr/rooms.json";
import nl from "./nl/rooms.json";
import pl from "./pl/rooms.json";
import ru from "./ru/rooms.json";
import tr from "./tr/rooms.json";
import uk from "./uk/rooms.json";
import { withEnglish } from "./fallback";

/** Messages around rooms. */
export const ROOMS_MESSAGES: Record<Locale, typeof en> = withEnglish({ en, tr, ru, de, uk, pl, nl, fr, ar });
