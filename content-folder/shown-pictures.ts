import { isShippedLocale } from "../shared/locales";
import { picturesInHtml } from "./html";
import type { HotelFolder } from "./read-folder";

/** Fields that name a picture or a film; localised ones hold a file by locale. */
const PICTURE_FIELDS = new Set([
  "file",
  "captions",
  "small",
  "light",
  "colour",
  "icon",
  "chart",
  "directionsMap",
  "directionsMaps",
  "logo",
]);

/** Returns the names of the pictures, films and captions that pages, rooms and the hotel's facts use. */
export function shownPictures({
  pages,
  rooms,
  hotel,
}: Pick<HotelFolder, "pages" | "rooms" | "hotel">): ReadonlySet<string> {
  const shown = new Set<string>();
  const walk = (value: unknown, field: string): void => {
    if (typeof value === "string") {
      if (PICTURE_FIELDS.has(field)) shown.add(value);
      for (const name of picturesInHtml(value)) shown.add(name);
    } else if (Array.isArray(value)) {
      for (const item of value) walk(item, field);
    } else if (typeof value === "object" && value !== null) {
      for (const [name, item] of Object.entries(value)) walk(item, isShippedLocale(name) ? field : name);
    }
  };
  for (const page of pages.values()) walk(page, "");
  for (const room of rooms.values()) walk(room, "");
  walk(hotel, "");
  return shown;
}
