import type { Locale } from "../shared/locales";
import ar from "./ar/publisher.json";
import de from "./de/publisher.json";
import en from "./en/publisher.json";
import fr from "./fr/publisher.json";
import nl from "./nl/publisher.json";
import pl from "./pl/publisher.json";
import ru from "./ru/publisher.json";
import tr from "./tr/publisher.json";
import uk from "./uk/publisher.json";
import { withEnglish } from "./fallback";

export type PublisherMessages = typeof en;

/** Texts of the publisher's pages. Counts follow a colon, so that no language needs plural forms. */
export const PUBLISHER_MESSAGES: Record<Locale, PublisherMessages> = withEnglish({
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
