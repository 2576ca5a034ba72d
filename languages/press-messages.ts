import type { Locale } from "../shared/locales";
import ar from "./ar/press.json";
import de from "./de/press.json";
import en from "./en/press.json";
import fr from "./fr/press.json";
import nl from "./nl/press.json";
import pl from "./pl/press.json";
import ru from "./ru/press.json";
import tr from "./tr/press.json";
import uk from "./uk/press.json";

/** What stands on the fact sheet and in the photo kit, and what their links are called. */
export const PRESS_MESSAGES: Record<Locale, typeof en> = { en, tr, ru, de, uk, pl, nl, fr, ar };
