import type { Locale } from "../config/locales";

/** What createPages gives every page; queries take `id` and `hotelId` from it. */
export interface PageContext {
  id: string;
  hotelId: string;
  language: Locale;
  /** True for the page whose children are the rooms. */
  showsRooms: boolean;
}
