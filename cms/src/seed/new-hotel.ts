import { readHotelFolder, type HotelFolder } from "../../../content-folder/read-folder";
import { type HotelFile, parseHotelFile } from "../../../model/hotel-file";
import { perLocale } from "../../../shared/locales";

/** Answers from which a new hotel is created. */
interface NewHotel {
  hotel: string;
  legalName: string;
  street: string;
  postcode: string;
  town: string;
  country: string;
  /** As displayed, with country code: +90 242 000 00 00. */
  phone: string;
  email: string;
  /** Booking site; without one, guests write a mail. */
  reservations?: string;
  /** Colour of the browser's UI around the site: #205060. */
  colour: string;
  /** Name and capacity of the first room. */
  room: string;
  guests: number;
}

/** Pages, menus and a first room with placeholders such as {{hotel}}; the CMS runs in the parent folder. */
const TEMPLATES = "templates";
const PAPER = "#FFFFFF";

/** Creates a whole hotel's content from the answers. Throws if they are invalid, listing every faulty field. */
export async function newHotel(given: NewHotel): Promise<{ content: HotelFolder; folder: string }> {
  const content = await readHotelFolder(TEMPLATES);
  const tel = given.phone.replace(/[^+\d]/g, "");
  const words = new Map(Object.entries({ ...given, tel, guests: String(given.guests) }));
  const { pages, rooms, menus, pictures, redirects } = content;
  return {
    folder: TEMPLATES,
    content: {
      pages: new Map([...pages].map(([key, page]) => [key, filled(page, words)])),
      rooms: new Map(
        [...rooms].map(([key, room]) => [
          key,
          { ...filled(room, words), capacity: { adults: given.guests } },
        ]),
      ),
      menus,
      pictures,
      redirects,
      hotel: factsOf(given, tel),
    },
  };
}

function factsOf(given: NewHotel, tel: string): HotelFile {
  const { hotel, legalName, street, postcode, town, country, phone, email, reservations, colour } = given;
  const place = `${street}, ${postcode} ${town}, ${country}`;
  const facts = {
    name: hotel,
    legalName,
    address: perLocale(() => place),
    mapsUrl: `https://www.google.com/maps/search/?${new URLSearchParams({ api: "1", query: `${hotel}, ${place}` })}`,
    phones: { main: { label: phone, tel } },
    email,
    reservationUrl: reservations ?? `mailto:${email}`,
    colours: { theme: colour, background: PAPER },
  };
  return parseHotelFile(facts, "The hotel");
}

/** Fills the placeholders in a value's texts: `{{hotel}}`. */
function filled<Value>(value: Value, words: ReadonlyMap<string, string>): Value;
function filled(value: unknown, words: ReadonlyMap<string, string>): unknown {
  if (typeof value === "string") return filledText(value, words);
  if (Array.isArray(value)) return value.map((item) => filled(item, words));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, filled(item, words)]));
}

function filledText(text: string, words: ReadonlyMap<string, string>): string {
  const isHtml = text.startsWith("<");
  return text.replace(/\{\{(\w+)\}\}/g, (hole, name: string) => {
    const word = words.get(name) ?? hole;
    return isHtml ? word.replaceAll("&", "&amp;") : word;
  });
}
