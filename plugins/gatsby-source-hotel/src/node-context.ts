import type { HotelFile } from "../../../model/hotel-file";
import type { Locale } from "../../../shared/locales";
import type { RoomTrait } from "../../../shared/room-traits";
import type { Tag } from "../../../shared/tags/tags";
import type { SiteDocuments } from "../../../content-api/links";
import type { SiteContent } from "../../../content-api/model";
import type { Translations } from "./languages";
import type { Parts } from "./node-parts";
import type { KeptTexts } from "./rich-text/kept-texts";

export interface NodeContext {
  locales: readonly Locale[];
  /** Origins whose URLs are treated as pages of this site. */
  origins: readonly string[];
  apiOrigin: string;
  /** The documents that links may lead to; default: none. */
  documents?: SiteDocuments;
  /** Address of the reservation site; links to it get a language parameter. */
  reservationUrl?: string | undefined;
  /** Third-party services that the hotel has configured; default: none. */
  tags?: readonly Tag[];
  /** The hotel whose desks' mail links go to the enquiry form; if absent, none do. */
  hotel?: HotelFile | undefined;
  texts: KeptTexts;
  createNodeId(name: string): string;
  createContentDigest(input: unknown): string;
}

/** Context shared by the nodes of one language. */
export interface LocaleContext extends NodeContext {
  locale: Locale;
  content: SiteContent;
  parts: Parts;
  /** What the room finder calls each trait. */
  traitNames: Readonly<Record<RoomTrait, string>>;
  /** Ids of the menus shown on pages of this property. */
  menusOf(property: number): string[];
  /** Paths of the nearest parent pages, by locale. */
  parents: { home: Translations; venues: Translations; accommodation: Translations };
}
