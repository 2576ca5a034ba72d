import { GERMAN_FIRST } from "../../../support/german-first";
import { join } from "node:path";
import { collectFaults } from "../../../../content-api/collect-faults";
import { loadSite } from "../../../../content-api/load-site";
import { findDifferences } from "../../../../services/check-api/differences";
import { type RunningContentServer, startContentServer } from "../../../../services/content-server/server";
import { readHotelFile } from "../../../../toolkit/read-hotel-file";
import { freePort } from "../../../support/host-process";
import { type RunningCommand, runCommand } from "../../../support/run-command";
import { temporaryFolder } from "../../../support/temporary-folder";

const { propertyIds, slugs, address } = readHotelFile(join(GERMAN_FIRST, "hotel.json"));
const site = (server: { url: string }) => ({
  apiUrl: server.url,
  siteUrl: "https://hotel.example",
  propertyIds,
  slugs,
});

let server: RunningContentServer;
let command: RunningCommand | undefined;

beforeAll(async () => {
  server = await startContentServer({ contentDir: GERMAN_FIRST, propertyIds, port: 0 });
});
afterAll(async () => {
  await server.close();
  command?.child.kill();
  await command?.ended;
});

test("a hotel whose first language is German is found whole, German without prefix", async () => {
  const { content, failures } = await loadSite(collectFaults(site(server), {}));
  expect(failures).toEqual([]);
  const paths = content.groups.map(({ route, pages }) => [
    route,
    [...pages].map(([locale, { path }]) => `${locale} ${path}`),
  ]);
  expect(paths).toEqual([
    ["/", ["de /", "en /en", "ar /ar"]],
    // By its slug in the hotel file, and by what the English page calls its translation.
    ["/contact", ["de /kontakt", "en /en/contact"]],
    ["/accommodation", ["de /zimmer", "en /en/accommodation"]],
  ]);
  expect([...content.rooms.values()].flat().map(({ path }) => path)).toEqual([
    "/zimmer/lindenzimmer",
    "/en/accommodation/linden-room",
  ]);
  expect((await findDifferences(site(server), {})).differences).toEqual([]);
});

test("a text need not be there in a language that the hotel does not speak", () => {
  expect(address).toMatchObject({ de: expect.stringContaining("Oberstdorf"), en: expect.any(String) });
});

test("a service goes by the languages of the hotel file that it is started for", async () => {
  const port = await freePort();
  command = runCommand(".", "content-server/main", {
    HOTEL_FILE: join(GERMAN_FIRST, "hotel.json"),
    HOTEL_LANGUAGES: "tr",
    DATA_DIR: await temporaryFolder(),
    PORT: String(port),
  });
  await command.says("Content API on");
  const ask = async (lang: string) => {
    const response = await fetch(`http://127.0.0.1:${port}/v1/pages?property-id=1&lang=${lang}`);
    return response.json();
  };
  expect(await ask("en")).toContainEqual({ url: "/en/contact", title: "Contact" });
  expect(await ask("ru")).toEqual({ message: expect.stringContaining("must be one of de, en, ar") });
});
