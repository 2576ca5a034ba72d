import { join } from "node:path";
import { loadContent } from "../../../../content-folder/load";
import { startContentServer } from "../../../../services/content-server/server";
import { type ContentFolder, copyContent, SMALL_HOTEL } from "../../../support/content/content-folder";

let folder: ContentFolder;

beforeEach(async () => {
  folder = await copyContent(SMALL_HOTEL);
});

/** A text in a file and its replacement. */
type Edit = readonly [file: string, from: string, to: string];

const home = (from: string, to: string): Edit => ["pages/home.json", from, to];
const contact = (from: string, to: string): Edit => ["pages/contact.json", from, to];
const suite = (from: string, to: string): Edit => ["rooms/lake-suite.json", from, to];
const menus = (from: string, to: string): Edit => ["menus.json", from, to];
/** The home page's introduction with extra fields. */
const intro = (fields: object) => home(`"key": "INTRO",`, `"key": "INTRO", ${fieldsIn(fields)},`);
/** A room with lists of prices, one for each party. */
const priced = (...prices: object[]) => suite(`"size": 41.5`, `"size": 41.5, ${fieldsIn({ prices })}`);
const fieldsIn = (fields: object) => JSON.stringify(fields).slice(1, -1);
const costs = (party: object, ...months: string[]) => ({
  for: party,
  currency: "EUR",
  months: months.map((month) => ({ month, amount: 240 })),
});

test.each<[string, Edit, string]>([
  ["a language without text", home(`"Birch Lake Lodge am See"`, `" "`), "title: has no text in de"],
  [
    "an unknown language",
    home(`"Birch Lake Lodge am See"`, `"See", "it": "Lac"`),
    "title: unknown language: it",
  ],
  [
    "one text for all languages",
    suite(`"category": "suite",`, `"category": "suite", "bed": "King",`),
    "bed: must be an object with a text for each of en, tr, ru, de",
  ],
  ["a wrong type", home(`"id": 1`, `"id": "1"`), "id: must be a number"],
  ["a missing field", menus(`"section": "DESKTOP_TOP",`, ""), "header[0].section: is missing"],
  ["a misspelt field", suite(`"size": 41.5`, `"sise": 41.5`), "unknown field: sise"],
  [
    "an unknown room category",
    suite(`"category": "suite"`, `"category": "cave"`),
    "category: must be one of standart-room, family-room, suite, pool-house",
  ],
  [
    "a price of a month that is none",
    priced(costs({ adults: 2 }, "2027-7")),
    "prices[0].months[0].month: must be a month, such as 2027-07",
  ],
  ["a price for nobody", priced(costs({ children: 2 }, "2027-07")), "prices[0].for.adults: is missing"],
  [
    "a month with two prices",
    priced(costs({ adults: 2 }, "2027-07", "2027-07")),
    "prices[0].months: names a month twice",
  ],
  [
    "two lists of prices for one party",
    priced(costs({ adults: 2 }, "2027-07"), costs({ adults: 2, children: 0 }, "2027-07")),
    "prices: has two lists for one party",
  ],
  [
    "a picture that is not there",
    home(`"file": "lake.png"`, `"file": "sea.png"`),
    "heroSlides[0].file: no such picture in media/, or it is missing from media/manifest.json: sea.png",
  ],
  [
    "a picture without words",
    ["media/manifest.json", `"alt": {\n      "en": "A lake`, `"said": {\n      "en": "A lake`],
    "[0].alt: is missing",
  ],
  [
    "a link to a PDF that is not there",
    intro({ link: { url: "media:spa.pdf", text: { en: "Spa" } } }),
    "contents[0].link.url: must be page:<key> or room:<key> of an existing file, media:<name> of a PDF in media/, or start with https:, tel:+ or mailto:",
  ],
  [
    "a film that is not there",
    intro({ film: { file: "lake.mp4", captions: {} } }),
    "contents[0].film.file: no such film in media/ (an .mp4): lake.mp4",
  ],
  [
    "a picture for a film",
    intro({ film: { file: "lake.png", captions: {} } }),
    "contents[0].film.file: no such film in media/ (an .mp4): lake.png",
  ],
  [
    "a film for phones that is not there",
    intro({ film: { small: "lake-480.mp4", captions: {} } }),
    "contents[0].film.small: no such film in media/ (an .mp4): lake-480.mp4",
  ],
  [
    "a day of a film that there is not",
    intro({ film: { uploaded: "2028-02-30", captions: {} } }),
    "contents[0].film.uploaded: must be a day such as 2028-05-01",
  ],
  [
    "captions that one language lacks",
    intro({ film: { file: "lake.mp4", captions: { en: "lake-en.vtt" } } }),
    "contents[0].film.captions: has no text in tr",
  ],
  [
    "a link without words in any language",
    intro({ link: { url: "page:home", text: {} } }),
    "contents[0].link.text: has no text in en",
  ],
  [
    "a link to no page",
    menus(`"page:about-us"`, `"page:about"`),
    "header[0].url: must be page:<key> or room:<key> of an existing file",
  ],
  [
    "a script as a link",
    menus(`"page:about-us"`, `"javascript:alert(1)"`),
    "header[0].url: must be page:<key>",
  ],
  [
    "a link in HTML to no page",
    home(`page:about-us\\">Ev hakkında`, `page:ev\\">Ev hakkında`),
    "contents[0].content: link leads nowhere: page:ev (in tr)",
  ],
  [
    "a tag that is not allowed",
    home("<p>Ein Schlüssel", "<p><script>Ein Schlüssel"),
    "contents[1].content: tag not allowed: <script> (in de)",
  ],
  [
    "a path outside its language",
    contact("/tr/iletisim", "/iletisim"),
    "url: is not a path in tr, such as /tr/rooms: /iletisim",
  ],
  [
    "a path that no file can be named by",
    contact("/tr/iletisim", `/tr/${"i".repeat(241)}`),
    "url: is too long: 240 bytes between two slashes and 1000 in all are the most",
  ],
  [
    "a path of another page",
    contact(`"/tr/iletisim"`, `"/tr/hakkimizda"`),
    "url: /tr/hakkimizda is that of pages/about-us.json",
  ],
  ["an id of another room", suite(`"id": 12`, `"id": 11`), "id: 11 is that of rooms/birch-room.json"],
  ["a slug with spaces", suite(`"lake-suite"`, `"lake suite"`), "slug: is not a slug in en: lake suite"],
  ["a slug of digits", suite(`"lake-suite"`, `"1931"`), "slug: of digits only would be read as an id"],
  ["broken JSON", contact("{", "{{"), "Expected property name"],
])("%s is rejected with file and field", async (_name, edit, fault) => {
  await folder.edit(...edit);
  await expect(loadContent(folder.path)).rejects.toThrow(`- ${edit[0]}: ${fault}`);
});

test("all faults are listed at once", async () => {
  await folder.edit("pages/home.json", `"id": 1`, `"id": null`);
  await folder.edit("rooms/lake-suite.json", `"size": 41.5`, `"size": "large"`);
  await folder.delete("menus.json");
  await expect(loadContent(folder.path)).rejects.toMatchObject({
    name: "ContentError",
    faults: expect.arrayContaining([
      { file: "pages/home.json", field: "id", reason: "is missing" },
      { file: "rooms/lake-suite.json", field: "size", reason: "must be a number" },
      { file: "menus.json", field: "", reason: expect.stringContaining("ENOENT") },
    ]),
  });
});

test("the server does not start with faulty content", async () => {
  await folder.write("pages/home.json", "[]");
  await expect(startContentServer({ contentDir: folder.path, port: 0 })).rejects.toThrow(
    "pages/home.json: must be an object",
  );
});

test("rooms without their parent page are rejected", async () => {
  await folder.delete("pages/accommodation.json");
  await expect(loadContent(folder.path)).rejects.toThrow(
    "pages/accommodation.json: is missing, and rooms stand below it",
  );
});

test("a folder without content is rejected, naming what is missing", async () => {
  await expect(loadContent(join(folder.path, "media"))).rejects.toThrow(
    /menus\.json: .*ENOENT.*[\s\S]*pages: has no page/,
  );
});
