import ar from "../../languages/ar/common.json";
import arRooms from "../../languages/ar/rooms.json";
import de from "../../languages/de/common.json";
import deRooms from "../../languages/de/rooms.json";
import en from "../../languages/en/common.json";
import enRooms from "../../languages/en/rooms.json";
import fr from "../../languages/fr/common.json";
import frRooms from "../../languages/fr/rooms.json";
import nl from "../../languages/nl/common.json";
import nlRooms from "../../languages/nl/rooms.json";
import pl from "../../languages/pl/common.json";
import plRooms from "../../languages/pl/rooms.json";
import ru from "../../languages/ru/common.json";
import ruRooms from "../../languages/ru/rooms.json";
import tr from "../../languages/tr/common.json";
import trRooms from "../../languages/tr/rooms.json";
import uk from "../../languages/uk/common.json";
import ukRooms from "../../languages/uk/rooms.json";
import type { Locale } from "../../shared/locales";

/** What every page says in each language. */
export const MESSAGES: Record<Locale, typeof en> = { en, tr, ru, de, uk, pl, nl, fr, ar };

/** What pages with rooms say besides. */
export const ROOM_MESSAGES: Record<Locale, typeof enRooms> = {
  en: enRooms,
  tr: trRooms,
  ru: ruRooms,
  de: deRooms,
  uk: ukRooms,
  pl: plRooms,
  nl: nlRooms,
  fr: frRooms,
  ar: arRooms,
};
