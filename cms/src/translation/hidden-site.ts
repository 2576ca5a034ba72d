import type { Payload } from "payload";
import { bookByPhone, reservationAddress } from "../../../model/hotel-file";
import type { Locale } from "../../../shared/locales";
import { liveContent } from "../live/live";

/** The reservation site, if this language's guests book by phone: texts of links there stay empty on purpose. */
export async function hiddenSiteIn(payload: Payload, language: Locale): Promise<string | undefined> {
  const { hotel } = (await liveContent(payload).current()).folder;
  return hotel && bookByPhone(hotel).includes(language) ? reservationAddress(hotel) : undefined;
}
