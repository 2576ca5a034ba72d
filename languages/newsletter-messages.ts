import type { Locale } from "../shared/locales";
import ar from "./ar/newsletter.json";
import de from "./de/newsletter.json";
import en from "./en/newsletter.json";
import fr from "./fr/newsletter.json";
import nl from "./nl/newsletter.json";
import pl from "./pl/newsletter.json";
import ru from "./ru/newsletter.json";
import tr from "./tr/newsletter.json";
import uk from "./uk/newsletter.json";
import { withEnglish } from "./fallback";

export type NewsletterMessages = typeof en;

/** Messages of newsletter mails and pages, in each language. */
export const NEWSLETTER_MESSAGES: Record<Locale, NewsletterMessages> = withEnglish({
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
