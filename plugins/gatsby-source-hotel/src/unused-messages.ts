import { changeableMessages } from "../../../languages/changeable-messages";
import { unusedMessages } from "../../../languages/own-messages";
import type { SiteContent } from "../../../content-api/model";
import type { HotelFile } from "../../../model/hotel-file";
import { isConsentMessage } from "../../../shared/consent-versions";
import { LOCALES } from "../../../shared/locales";
import { ownMessagesOf } from "./hotel-nodes";

/** Names each of the hotel's own messages that is unused: `common:bok (de) …: there is no such message`. */
export function unusedIn(hotel: HotelFile, facts: SiteContent["facts"]): string[] {
  return LOCALES.flatMap((locale) => {
    const said = facts.get(locale);
    const used = ownMessagesOf(hotel, locale, said);
    const notUsed = (key: string, reason: string) =>
      `The hotel's own message ${key} (${locale}) is not used: ${reason}.`;
    const faulty = unusedMessages(used, changeableMessages(locale)).map(({ key, fault }) =>
      notUsed(
        key,
        fault
          ? `it needs ${[...fault.lost, ...fault.foreign].join(" ")} as the site's own text has them`
          : "there is no such message",
      ),
    );
    const others = Object.entries(said?.messages ?? {})
      .filter(([key, text]) => isConsentMessage(key) && used[key] !== text)
      .map(([key]) => notUsed(key, "words of a consent count in the hotel file alone, where it has others"));
    return [...faulty, ...others];
  });
}
