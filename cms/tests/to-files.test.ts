import { OFFER_TERMS } from "../../model/blocks";
import { HOTEL_FACTS, HOTEL_MARKS } from "../../model/hotel";
import { ROOM_FIELDS } from "../../model/room";
import { type Document, hotelToFile, pageToFile, roomToFile } from "../src/files/to-files";

const names = { picture: () => undefined, document: (name: string) => name, target: () => undefined };
const months = [{ month: "2027-07", amount: 240 }];

describe("documents as files", () => {
  it("omit prices without a chosen currency", () => {
    const page = pageToFile({ number: 1, priceFrom: { amount: 120, currency: "" } }, names);
    expect(page.priceFrom).toBeUndefined();
    const room = roomToFile({ number: 1, prices: [{ for: { adults: 2 }, currency: null, months }] }, names);
    expect(room.prices).toBeUndefined();
    expect(pageToFile({ number: 1, priceFrom: { amount: 120, currency: "TRY" } }, names).priceFrom).toEqual({
      amount: 120,
      currency: "TRY",
      per: "night",
    });
  });

  it.each([
    ["room", ROOM_FIELDS, (doc: Document) => roomToFile({ number: 1, ...doc }, names)],
    ["hotel", { ...HOTEL_FACTS, ...HOTEL_MARKS }, (doc: Document) => hotelToFile(doc, names)],
    [
      "offer",
      OFFER_TERMS,
      (offer: Document) => roomToFile({ number: 1, sliders: [{ slides: [{ offer }] }] }, names),
    ],
  ])("treat a null field of a %s like an absent one", (_, fields, toFile) => {
    for (const name of Object.keys(fields))
      expect([name, toFile({ [name]: null })]).toEqual([name, toFile({})]);
  });

  it("have a number, or are rejected", () => {
    expect(pageToFile({ number: 12 }, names).id).toBe(12);
    expect(() => pageToFile({ key: "spa", number: null }, names)).toThrow("spa has no number");
  });
});
