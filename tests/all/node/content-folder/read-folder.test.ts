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

test("a folder being edited may lack a language; a served one may not", async () => {
  await folder.edit("pages/home.json", `"de": "Birch Lake Lodge am See"`, `"de": " "`);
  expect((await home())?.title).not.toHaveProperty("de");
  await expect(loadContent(folder.path)).rejects.toThrow("title: has no text in de");
});

test("a folder being edited may reference missing pages; a served one may not", async () => {
  await folder.edit("menus.json", `"url": "page:about-us"`, `"url": "page:to-come"`);
  expect((await readHotelFolder(folder.path)).menus.header).toContainEqual(
    expect.objectContaining({ url: "page:to-come" }),
  );
  await expect(loadContent(folder.path)).rejects.toThrow("must be page:<key>");
});

test("a text with a character that cannot be displayed is rejected with file and field", async () => {
  await folder.edit("pages/home.json", `"de": "Birch Lake Lodge am See"`, `"de": "Birch\\u0000 Lake"`);
  await expect(loadContent(folder.path)).rejects.toThrow(
    "pages/home.json: title.de: holds the character U+0000, which cannot be shown",
  );
});

test("a missing alternative text is reported once, not wherever the picture is used", async () => {
  await folder.edit("media/manifest.json", `"de": "Ein See zwischen Birken"`, `"de": " "`);
  await expect(loadContent(folder.path)).rejects.toThrow(
    /in 1 place:\n- media\/manifest\.json: \[0\]\.alt: has no text in de$/,
  );
});

test("opening hours must be on existing pages", async () => {
  const hotel: object = JSON.parse(await readFile(join(folder.path, "hotel.json"), "utf8"));
  const place = { name: { en: "Sauna", tr: "Sauna", ru: "Сауна", de: "Sauna" }, from: "15:00", to: "21:00" };
  const openingHours = [{ ...place, pages: ["/contact", "page:home", "page:sauna"] }];
  await folder.write("hotel.json", JSON.stringify({ ...hotel, openingHours }));
  await expect(loadContent(folder.path)).rejects.toThrow(
    "hotel.json: openingHours[0].pages: there is no page:sauna",
  );
});

test("a text in an unknown language is rejected in a folder being edited, too", async () => {
  await folder.edit("pages/home.json", `"de": "Birch`, `"it": "Lac", "de": "Birch`);
  await expect(home()).rejects.toThrow("pages/home.json: title: unknown language: it");
});

test("the hotel file is read as the site reads it: with only the new name of the reservations, and null for unset values", async () => {
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

test("a folder reads back the same after it is written", async () => {
  const read = await readHotelFolder(folder.path);
  const copy = await temporaryFolder();
  await writeFolder(copy, read, join(folder.path, "media"));
  expect(await readHotelFolder(copy)).toEqual(read);
  expect(await loadContent(copy)).toEqual(await loadContent(folder.path));
});
