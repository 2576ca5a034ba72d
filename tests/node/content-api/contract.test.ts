import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createCalls } from "../../../content-api/calls";
import { createClient } from "../../../content-api/client";
import { createHttpGet } from "../../../content-api/http";
import { sourceNodes } from "../../../plugins/gatsby-source-hotel/src/source-nodes";
import { type RunningContentServer, startContentServer } from "../../../services/content-server/server";
import { LOCALES } from "../../../shared/locales";
import { homePath } from "../../../shared/paths";
import { ROUTES } from "../../../shared/routes";
import { createFakeGatsby } from "../../support/content/fake-gatsby";
import { HOTEL_OPTIONS } from "../../support/content/hotel-options";

const calls = createCalls({ pages: 1, rooms: 2 });
const HTTP = { timeout: 60_000, concurrency: 8, retries: 0, retryDelay: 1 };

let server: RunningContentServer;
let folder = "";

beforeAll(async () => {
  server = await startContentServer({ contentDir: "content", port: 0 });
  folder = await mkdtemp(path.join(tmpdir(), "contract-"));
});

afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

function client() {
  return createClient(server.url, createHttpGet(server.url, HTTP));
}

test.each(LOCALES)("every reading call is answered as the contract says: %s", async (locale) => {
  const read = client();
  const home = await read(calls.page(homePath(locale), locale));
  expect(home.hrefLangs?.map((named) => named.locale).sort()).toEqual([...LOCALES].sort());

  const menus = await read(calls.menus(locale));
  expect(menus.map(({ type }) => type).sort()).toEqual(["FOOTER", "HEADER"]);

  const [first] = await read(calls.rooms(locale));
  if (!first) throw new Error("The content server has no rooms");
  expect((await read(calls.roomById(first.id, locale))).slug).toBe(first.slug);
  expect((await read(calls.roomBySlug(first.slug, locale))).room.name).toBe(first.name);

  const { hrefLangs } = await read(calls.page("/contact", "en"));
  const contactPath = hrefLangs?.find((named) => named.locale === locale)?.url ?? "";
  const contact = await read(calls.page(contactPath, locale));
  expect(contact.category?.code).toBe("CONTACT");
  expect((await read(calls.categoryTemplate(contact.id, "contact", locale))).types).not.toEqual([]);
});

test("the certificates' call is answered as the contract says", async () => {
  const read = client();
  const { id, category } = await read(calls.page("/awards-and-certificates", "en"));
  expect(category?.code).toBe("CERTIFICATE");
  expect((await read(calls.categoryTemplate(id, "certificate", "en"))).types).not.toEqual([]);
});

test("the server understands the room call as the specification spells it", async () => {
  const [first] = await client()(calls.rooms("en"));
  const { path: correct, otherPath, ...call } = calls.roomBySlug(first?.slug ?? "", "en");
  expect(otherPath).not.toBe(correct);
  expect((await client()({ ...call, path: otherPath ?? "" })).room.name).toBe(first?.name);
});

test("a page that is not there is a 404 with a body that says so", async () => {
  await expect(client()(calls.page("/no-such-page", "en"))).rejects.toMatchObject({
    status: 404,
    body: { message: expect.stringContaining("/no-such-page") },
  });
});

test("the whole hotel is sourced: every page and room in four languages, every link alive, every picture fetched", async () => {
  const gatsby = createFakeGatsby();
  await sourceNodes(gatsby.args, {
    ...HTTP,
    plugins: [],
    apiUrl: server.url,
    locales: [...LOCALES],
    routes: [...ROUTES],
    ...HOTEL_OPTIONS,
    cacheDir: folder,
  });
  expect({ panics: gatsby.panics, warnings: gatsby.warnings }).toEqual({ panics: [], warnings: [] });
  const [pages, rooms] = [gatsby.nodesOf("HotelPage"), gatsby.nodesOf("HotelRoom")];
  expect([pages.length, rooms.length]).toEqual([132, 32]);
  for (const { hrefLangs } of [...pages, ...rooms]) expect(hrefLangs).toHaveLength(LOCALES.length);
  expect(gatsby.nodesOf("HotelPicture").filter(({ file, width }) => file === null || width === 0)).toEqual(
    [],
  );
});
