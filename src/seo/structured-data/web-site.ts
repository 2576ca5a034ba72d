import { absoluteUrl } from "../absolute-url";
import type { Thing } from "./graph";
import { hotelId } from "./hotel";

/** The site as a whole, included on its home pages. */
export function webSiteThing(siteUrl: string, name: string, locale: string): Thing {
  return {
    "@type": "WebSite",
    "@id": absoluteUrl(siteUrl, "/#website"),
    name,
    url: absoluteUrl(siteUrl, "/"),
    inLanguage: locale,
    publisher: { "@id": hotelId(siteUrl) },
  };
}
