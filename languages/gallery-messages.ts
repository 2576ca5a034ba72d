import type { Locale } from "../shared/locales";
import ar from "./ar/gallery.json";
import de from "./de/gallery.json";
import en from "./en/gallery.json";
import fr from "./fr/gallery.json";
import nl from "./nl/gallery.json";
import pl from "./pl/gallery.json";
import ru from "./ru/gallery.json";
import tr from "./tr/gallery.json";
import uk from "./uk/gallery.json";
import { withEnglish } from "./fallback";

/** Messages around pictures. */
export const GALLERY_MESSAGES: Record<Locale, typeof en> = withEnglish({
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
