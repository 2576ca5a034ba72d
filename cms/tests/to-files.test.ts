import { pageToFile, roomToFile } from "../src/files/to-files";

const names = { picture: () => undefined, target: () => undefined };
const months = [{ month: "2027-07", amount: 240 }];

describe("documents as files", () => {
  it("name no price in a currency that nobody chose", () => {
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

  it("have a number, or are none", () => {
    expect(pageToFile({ number: 12 }, names).id).toBe(12);
    expect(() => pageToFile({ key: "spa", number: null }, names)).toThrow("spa has no number");
  });
});
