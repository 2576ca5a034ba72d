import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parseHotelFile } from "../../model/hotel-file";
import { withoutUnspoken } from "../../shared/hotel-languages";
import { LOCALES } from "../../shared/locales";
import { fromFiles } from "../src/files/from-files";
import { hotelToFile } from "../src/files/to-files";
import { CONTENT } from "./support/cms";

const facts: object = JSON.parse(await readFile(join(CONTENT, "hotel.json"), "utf8"));
const ids = { picture: () => 1, target: () => ({ relationTo: "pages" as const, value: 1 }) };

const names = { picture: () => undefined, document: (name: string) => name, target: () => undefined };

describe("the hotel's facts", () => {
  it("are accepted in every form that the site accepts: with only the new name of the reservations, and null", () => {
    const hotel = parseHotelFile(
      {
        ...facts,
        reservationUrl: undefined,
        reservation: { url: "https://book.example/", parameters: null },
        tagline: null,
        logo: null,
        icon: null,
        holding: null,
        geo: null,
        social: { instagram: null, x: "https://x.com/hotel" },
        credit: null,
        whatsApp: { tel: "+902428153050", hours: null },
        amenities: null,
      },
      "hotel.json",
    );
    const saved = fromFiles("tr", ids).hotel(hotel);
    expect(saved.reservationUrl).toBe("https://book.example/");
    expect(saved.social).toEqual([{ network: "x", url: "https://x.com/hotel" }]);
    expect([saved.tagline, saved.icon, saved.amenities]).toEqual([null, null, []]);
  });

  it("keep the desks that answer enquiries, which have no field", () => {
    const desks = { kinds: { wedding: "weddings@example.com" } };
    const hotel = parseHotelFile({ ...facts, enquiry: desks }, "hotel.json");
    const saved = { ...fromFiles("en", ids).hotel(hotel), address: { en: "A street" } };
    expect(hotelToFile(saved, names).enquiry).toEqual(desks);
  });

  it("keep the site's languages and the hotel's names for known pages, which have no field", () => {
    const kept = { languages: ["en", "tr", "ru", "de"], slugs: { "/contact": { de: "kontakt" } } };
    const hotel = parseHotelFile({ ...facts, ...kept }, "hotel.json");
    const { languages, slugs } = hotelToFile(fromFiles("en", ids).hotel(hotel), names);
    expect({ languages, slugs }).toEqual(kept);
  });

  it("keep the hotel's own wording of messages, by message and language", () => {
    const messages = { "common:book": { en: "Reserve", de: "Reservieren" }, "common:close": { tr: "Kapat" } };
    const hotel = parseHotelFile({ ...facts, messages }, "hotel.json");
    const byLanguage = Object.fromEntries(
      LOCALES.map((locale) => [locale, fromFiles(locale, ids).hotel(hotel).messages]),
    );
    expect(byLanguage.de).toEqual({ "common:book": "Reservieren" });
    expect(hotelToFile({ messages: byLanguage }, names).messages).toEqual(messages);
    expect(hotelToFile({ messages: { en: {} } }, names).messages).toBeUndefined();
  });

  it("are in every language as the site needs them, falling back to English", () => {
    const hotel = hotelToFile(
      { tagline: { en: "A bay", de: "Eine Bucht" }, clockLabel: { tr: "Saat" } },
      names,
    );
    expect(withoutUnspoken(hotel.tagline)).toEqual({
      en: "A bay",
      tr: "A bay",
      ru: "A bay",
      de: "Eine Bucht",
    });
    expect(hotel.clockLabel).toBeUndefined();
  });
});
