import { cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { unspokenFindings } from "../../../services/content-report/unspoken-texts";
import { temporaryFolder } from "../../support/temporary-folder";

let folder: string;

beforeEach(async () => {
  folder = await temporaryFolder();
  await cp("content", folder, { recursive: true, filter: (path) => !/\.(?:jpg|png|webp)$/.test(path) });
});

const findings = async (contentApiUrl?: string) =>
  (await unspokenFindings({ hotelFile: join(folder, "hotel.json"), contentApiUrl })).map(
    ({ kind, locale, page, detail }) => `${kind} ${locale} ${page} ${detail}`,
  );

async function change(name: string, changed: (json: Record<string, object>) => object): Promise<void> {
  const file = join(folder, name);
  await writeFile(file, JSON.stringify(changed(JSON.parse(await readFile(file, "utf8")))));
}

test("a text in a shipped language that the hotel does not use is reported by file and field", async () => {
  expect(await findings()).toEqual([]);
  await change("hotel.json", (hotel) => ({ ...hotel, tagline: { ...hotel.tagline, uk: "Затока" } }));
  await change("pages/home.json", (page) => ({
    ...page,
    title: { ...page.title, uk: "Дім", pl: "Dom" },
    contents: [{ key: "X", title: { uk: "Сад" } }],
  }));
  const ofHotel = "unspoken-text en / hotel.json: uk: tagline";
  expect(await findings()).toEqual([
    ofHotel,
    "unspoken-text en / pages/home.json: uk: title, contents[0].title",
    "unspoken-text en / pages/home.json: pl: title",
  ]);
  // The files beside the facts aren't what another content server serves.
  expect(await findings("https://content.example")).toEqual([ofHotel]);
});
