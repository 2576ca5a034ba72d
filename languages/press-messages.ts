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

/** Texts of the fact sheet and the photo kit, and labels of links to them. */
export const PRESS_MESSAGES: Record<Locale, typeof en> = { en, tr, ru, de, uk, pl, nl, fr, ar };
