import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { loadContent } from "../../../../content-folder/load";
import { readHotelFolder } from "../../../../content-folder/read-folder";
import { writeFolder } from "../../../../content-folder/write-folder";
import { temporaryFolder } from "../../../support/temporary-folder";
import { type ContentFolder, copyContent, SMALL_HOTEL } from "../../../support/content/content-folder";

let folder: ContentFolder;

beforeEach(async () => {
  folder = await copyContent(SMALL_HOTEL);
});

const home = async () => (await readHotelFolder(folder.path)).pages.get("home");

test("a folder to work on may lack a language, which one to be served may not", async () => {
  await folder.edit("pages/home.json", `"de": "Birch Lake Lodge am See"`, `"de": " "`);
  expect((await home())?.title).not.toHaveProperty("de");
  await expect(loadContent(folder.path)).rejects.toThrow("title: has no text in de");
});

test("a folder to work on may name what is not there, which one to be served may not", async () => {
  await folder.edit("menus.json", `"url": "page:about-us"`, `"url": "page:to-come"`);
  expect((await readHotelFolder(folder.path)).menus.header).toContainEqual(
    expect.objectContaining({ url: "page:to-come" }),
  );
  await expect(loadContent(folder.path)).rejects.toThrow("must be page:<key>");
});

test("a text with a character that cannot be shown is refused by file and field", async () => {
  await folder.edit("pages/home.json", `"de": "Birch Lake Lodge am See"`, `"de": "Birch\\u0000 Lake"`);
  await expect(loadContent(folder.path)).rejects.toThrow(
    "pages/home.json: title.de: holds the character U+0000, which cannot be shown",
  );
});

test("opening hours stand on pages that there are", async () => {
  const hotel: object = JSON.parse(await readFile(join(folder.path, "hotel.json"), "utf8"));
  const place = { name: { en: "Sauna", tr: "Sauna", ru: "Сауна", de: "Sauna" }, from: "15:00", to: "21:00" };
  const openingHours = [{ ...place, pages: ["/contact", "page:home", "page:sauna"] }];
  await folder.write("hotel.json", JSON.stringify({ ...hotel, openingHours }));
  await expect(loadContent(folder.path)).rejects.toThrow(
    "hotel.json: openingHours[0].pages: there is no page:sauna",
  );
});

test.each([
  ["a field that nobody knows", `"id": 1,`, `"id": 1, "colour": "red",`, "unknown field: colour"],
  ["a wrong type", `"id": 1,`, `"id": "1",`, "id: must be a number"],
  ["an unknown language", `"de": "Birch`, `"it": "Lac", "de": "Birch`, "title: unknown language: it"],
])("%s is refused in a folder to work on, too", async (_name, from, to, fault) => {
  await folder.edit("pages/home.json", from, to);
  await expect(home()).rejects.toThrow(`pages/home.json: ${fault}`);
});

test("the hotel file is read as the site reads it: the new name of the reservations alone, and a null for what is not said", async () => {
  const hotel: object = JSON.parse(await readFile(join(folder.path, "hotel.json"), "utf8"));
  const changed = {
    ...hotel,
    reservationUrl: null,
    social: null,
    reservation: { url: "https://book.example/" },
  };
  await folder.write("hotel.json", JSON.stringify(changed));
  expect((await readHotelFolder(folder.path)).hotel).toMatchObject({
    reservation: { url: "https://book.example/" },
    social: null,
  });
});

test("a folder that was written is the same when it is read again", async () => {
  const read = await readHotelFolder(folder.path);
  const copy = await temporaryFolder();
  await writeFolder(copy, read, join(folder.path, "media"));
  expect(await readHotelFolder(copy)).toEqual(read);
  expect(await loadContent(copy)).toEqual(await loadContent(folder.path));
});
