import { readFile } from "node:fs/promises";
import { type RunningContentServer, startContentServer } from "../../../../services/content-server/server";
import type { HostProcess } from "../../../support/host-process";
import { findNginx, startNginxOf } from "../../../support/hosts/nginx";

const binary = findNginx();
const testWhereInstalled = binary === undefined ? test.skip : test;

let ada: RunningContentServer;
let grace: RunningContentServer;
let group: HostProcess | undefined;

beforeAll(async () => {
  if (binary === undefined) return;
  [ada, grace] = await Promise.all([
    startContentServer({ contentDir: "content", port: 0 }),
    startContentServer({
      contentDir: "tests/fixtures/second-hotel",
      propertyIds: { pages: 11, rooms: 12 },
      port: 0,
    }),
  ]);
  const rules = await readFile("deploy/nginx/content-by-property.conf", "utf8");
  group = await startNginxOf(binary, (port) =>
    rules
      .replace("443 ssl", `127.0.0.1:${port}`)
      .replace("http://127.0.0.1:3001/api", ada.url)
      .replace("http://127.0.0.1:3002/api", grace.url),
  );
});

afterAll(async () => {
  await group?.stop();
  await Promise.all([ada?.close(), grace?.close()]);
});

async function ask(origin: string | undefined, path: string, method = "GET") {
  const answer = await fetch(`${origin}${path}`, { method });
  return { status: answer.status, body: await answer.text() };
}

testWhereInstalled.each([
  ["/v1/pages/url-lang?property-id=$&url=/&lang=en", 1, 11],
  ["/v1/pages/url-lang?url=/&lang=en&property-id=$", 1, 11],
  ["/v1/menus?property-id=$&lang=en", 1, 11],
  ["/v1/rooms?lang=en&property-id=$", 2, 12],
  ["/v1/properties/$?lang=en", 1, 11],
])("%s is answered by the hotel whose number it names", async (call, ofAda, ofGrace) => {
  for (const [hotel, number] of [
    [ada, ofAda],
    [grace, ofGrace],
  ] as const) {
    const path = call.replace("$", String(number));
    const own = await ask(hotel.url, path);
    expect(own.status).toBe(200);
    expect(await ask(group?.origin, path)).toEqual(own);
  }
});

testWhereInstalled.each([
  "/v1/menus?property-id=111&lang=en",
  "/v1/menus?lang=en",
  "/v1/menus?my-property-id=1&lang=en",
  "/v1/properties/7?lang=en",
  "/admin?property-id=1",
])("%s, which names no hotel, is no hotel's", async (path) => {
  expect((await ask(group?.origin, path)).status).toBe(404);
});

testWhereInstalled("nothing is written through it", async () => {
  expect((await ask(group?.origin, "/v1/menus?property-id=1&lang=en", "POST")).status).toBe(403);
});
