import type { Locale } from "../shared/locales";
import ar from "./ar/tags.json";
import de from "./de/tags.json";
import en from "./en/tags.json";
import fr from "./fr/tags.json";
import nl from "./nl/tags.json";
import pl from "./pl/tags.json";
import ru from "./ru/tags.json";
import tr from "./tr/tags.json";
import uk from "./uk/tags.json";
import { withEnglish } from "./fallback";

/** Messages about third-party services, in each language: in the consent bar and on the cookies page. */
export const TAG_MESSAGES: Record<Locale, typeof en> = withEnglish({ en, tr, ru, de, uk, pl, nl, fr, ar });
