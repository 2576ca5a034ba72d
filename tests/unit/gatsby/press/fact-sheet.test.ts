import { writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { makeFactSheet } from "../../../../gatsby/press/fact-sheet";
import type { FactSheetData } from "../../../../gatsby/press/fact-sheet-data";
import type { Locale } from "../../../../shared/locales";
import { readPdf } from "./read-pdf";
import { temporaryFolder } from "../../../support/temporary-folder";

const DATA: FactSheetData = {
  page: {
    path: "/tr/basın",
    contents: [
      {
        key: "INTRO",
        title: "Kısaca",
        content: { html: "<p>Çamların altında, ığdır ağaçlı şık bir koy.</p>" },
      },
      { key: "FACTS_1", title: "Rakamlar", content: { html: "<dl><dt>Oda</dt><dd>214</dd></dl>" } },
      { key: "CTA", title: "Not told", content: { html: "<p>Not told</p>" } },
    ],
    rooms: [
      {
        name: "Номер «Море»",
        size: 32,
        capacity: { adults: 2, children: 2 },
        priceFrom: { words: "от 190 € за ночь" },
      },
    ],
  },
  hotel: {
    name: "Lodge & Spa",
    tagline: "Ein Wald, groß und grün",
    address: "Yol 1, Kemer",
    email: "info@lodge.example",
    phone: { label: "+90 242", tel: "+90242" },
    latitude: 36.5,
    longitude: 30.5,
    amenities: ["Wi-Fi", "Pier"],
  },
};

const make = (locale: Locale, data = DATA) =>
  makeFactSheet(data, {
    locale,
    siteUrl: "https://lodge.example",
    tokensFile: resolve("tests/fixtures/second-hotel/tokens.json"),
  });

async function read(sheet: Buffer) {
  const file = join(await temporaryFolder(), "sheet.pdf");
  await writeFile(file, sheet);
  return readPdf(file);
}

test("letters of every script are text that can be searched and read aloud", async () => {
  const { text } = await read(await make("ru"));
  const all = text.join(" ");
  for (const words of [
    "Çamların altında, ığdır ağaçlı şık bir koy.",
    "Номер «Море»",
    "2 взрослых + 2 детей",
    "32 m²",
    "от 190 € за ночь",
    "Ein Wald, groß und grün",
  ])
    expect(all).toContain(words);
  expect(all).not.toContain("Not told");
});

test("language, title, headings, tables and links are tagged", async () => {
  const { info, mark, trees, links } = await read(await make("de"));
  expect(info).toMatchObject({ Language: "de", Title: "Lodge + Spa: Factsheet", Author: "Lodge + Spa" });
  expect(mark).toMatchObject({ Marked: true });
  const roles = JSON.stringify(trees);
  for (const role of ["H1", "H2", "P", "Table", "TR", "TH", "TD", "Link"])
    expect(roles).toContain(`"role":"${role}"`);
  expect(links).toEqual(["tel:+90242", "mailto:info@lodge.example", "https://lodge.example/tr/bas%C4%B1n"]);
});

test("the same content produces the same file", async () => {
  const [one, other] = [await make("en"), await make("en")];
  expect(one.equals(other)).toBe(true);
});

test("content longer than a page continues on the next", async () => {
  const rooms = Array.from({ length: 80 }, (_, index) => ({
    name: `Room ${index}`,
    size: null,
    capacity: null,
    priceFrom: null,
  }));
  const { text } = await read(await make("en", { ...DATA, page: { ...DATA.page, rooms } }));
  expect(text.length).toBeGreaterThan(2);
  expect(text.join(" ").match(/Room \d+/g)).toHaveLength(80);
});
