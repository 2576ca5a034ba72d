import type { HotelFile } from "../../../shared/hotel-file";
import type { Locale } from "../../../shared/locales";
import type { Tag } from "../../../shared/tags/tags";
import type { SiteContent } from "../../../content-api/model";
import type { Translations } from "./languages";
import type { Parts } from "./node-parts";
import type { KeptTexts } from "./rich-text/kept-texts";

export interface NodeContext {
  locales: readonly Locale[];
  /** Origins whose URLs are pages of the site. */
  origins: readonly string[];
  apiOrigin: string;
  /** Address of the reservation site, to which links name the language. */
  reservationUrl?: string | undefined;
  /** Services of others that the hotel has set; default: none. */
  tags?: readonly Tag[];
  /** Whose desks' mail links lead to the enquiry form; absent: none do. */
  hotel?: HotelFile | undefined;
  texts: KeptTexts;
  createNodeId(name: string): string;
  createContentDigest(input: unknown): string;
}

/** What the nodes of one language have in common. */
export interface LocaleContext extends NodeContext {
  locale: Locale;
  content: SiteContent;
  parts: Parts;
  /** Ids of the menus that a page of this property shows. */
  menusOf(property: number): string[];
  /** Where the nearest parents of pages are, in each language. */
  parents: { home: Translations; venues: Translations; accommodation: Translations };
}
