import { priceRowText } from "../src/desk/price-row-text";

const JULY = { month: "2027-07", amount: 230 };

describe("a row of prices", () => {
  it.each([
    ["en", "For 2 adults · Jul 2027: €230"],
    ["de", "Für 2 Erwachsene · Juli 2027: 230 €"],
    ["tr", "2 yetişkin için · Tem 2027: €230"],
    ["ru", "Для 2 взрослых · июль 2027 г.: 230 €"],
  ] as const)("shows in %s whom it is for and what a month costs", (language, text) => {
    const said = priceRowText({ for: { adults: 2 }, currency: "EUR", months: [JULY] }, language);
    expect(said?.replaceAll(/\s/g, " ")).toBe(text);
  });

  it("shows ranges of months and prices", () => {
    const months = [{ month: "2027-09", amount: 180.5 }, JULY, { month: "2027-08", amount: 260 }];
    const row = { for: { adults: 1, children: 2 }, currency: "EUR", months };
    expect(priceRowText(row, "en")).toBe(
      "For 1\u00a0adult and 2\u00a0children · Jul 2027 – Sep 2027: €180.50 – €260",
    );
  });

  it("leaves out what has not been entered yet", () => {
    expect(priceRowText({ for: { adults: 2 }, currency: "EU", months: [] }, "en")).toBe("For 2\u00a0adults");
    expect(priceRowText({ for: {}, months: [JULY] }, "en")).toBeUndefined();
    const half = { for: { adults: 2 }, currency: "EU", months: [JULY, { month: "July" }] };
    expect(priceRowText(half, "en")).toBe("For 2\u00a0adults · Jul 2027: 230");
  });
});
