import { createCalls } from "../../../content-api/calls";
import { createClient } from "../../../content-api/client";
import { createHttpGet } from "../../../content-api/http";
import { sourceNodes } from "../../../plugins/gatsby-source-hotel/src/source-nodes";
import { type RunningContentServer, startContentServer } from "../../../services/content-server/server";
import { LOCALES } from "../../../shared/locales";
import { ROUTES } from "../../../shared/routes";
import { createFakeGatsby } from "../../support/content/fake-gatsby";
import { HOTEL_OPTIONS } from "../../support/content/hotel-options";
import { temporaryFolder } from "../../support/temporary-folder";

const calls = createCalls({ pages: 1, rooms: 2 });
const HTTP = { timeout: 60_000, concurrency: 8, retries: 0, retryDelay: 1 };

let server: RunningContentServer;

beforeAll(async () => {
  server = await startContentServer({ contentDir: "content", port: 0 });
});

afterAll(() => server.close());

function client() {
  return createClient(server.url, createHttpGet(server.url, HTTP));
}

test("the server understands the room call as the specification spells it", async () => {
  const [first] = await client()(calls.rooms("en"));
  const { path: correct, otherPath, ...call } = calls.roomBySlug(first?.slug ?? "", "en");
  expect(otherPath).not.toBe(correct);
  expect((await client()({ ...call, path: otherPath ?? "" })).room.name).toBe(first?.name);
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
    cacheDir: await temporaryFolder(),
  });
  expect({ panics: gatsby.panics, warnings: gatsby.warnings }).toEqual({ panics: [], warnings: [] });
  const [pages, rooms] = [gatsby.nodesOf("HotelPage"), gatsby.nodesOf("HotelRoom")];
  expect([pages.length, rooms.length]).toEqual([132, 32]);
  for (const { hrefLangs } of [...pages, ...rooms]) expect(hrefLangs).toHaveLength(LOCALES.length);
  expect(gatsby.nodesOf("HotelPicture").filter(({ file, width }) => file === null || width === 0)).toEqual(
    [],
  );
});
