import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createHttpGet } from "../../../../content-api/http";
import { perLocale } from "../../../../shared/locales";
import { fieldsOf } from "../../../../shared/record";
import { type RunningContentServer, startContentServer } from "../../../../services/content-server/server";
import { rawRequest } from "../../../support/raw-request";
import { untilTrue } from "../../../support/until-true";
import { type ContentFolder, copyContent, SMALL_HOTEL } from "../../../support/content/content-folder";

let folder: ContentFolder;
let server: RunningContentServer;

beforeAll(async () => {
  folder = await copyContent(SMALL_HOTEL);
  server = await startContentServer({ contentDir: folder.path, port: 0 });
});
afterAll(() => server.close());

test("a picture is served with its type, its bytes and cache headers, and with 304 if it is cached", async () => {
  const response = await fetch(`${server.url}/media/lake.png`);
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-type": "image/png",
    "cache-control": "public, no-cache",
    "x-content-type-options": "nosniff",
    etag: expect.stringMatching(/^(W\/)?".+"$/),
    "last-modified": expect.stringMatching(/GMT$/),
  });
  const bytes = await readFile(join(folder.path, "media/lake.png"));
  expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true);

  const status = async (conditions: Record<string, string>) =>
    (await rawRequest(server.url, "/media/lake.png", conditions)).status;
  expect(await status({ "if-none-match": response.headers.get("etag") ?? "" })).toBe(304);
  expect(await status({ "if-modified-since": response.headers.get("last-modified") ?? "" })).toBe(304);
  expect(await status({ "if-none-match": '"another"' })).toBe(200);
});

test("a build that has the picture does not download it again", async () => {
  const get = createHttpGet(server.url);
  const url = `${server.url}/media/lake.png`;
  const { headers } = await get(url, { kind: "picture" });
  const again = await get(url, {
    kind: "picture",
    headers: { "if-none-match": headers.get("etag") ?? "" },
  });
  expect([again.status, again.body.length]).toEqual([304, 0]);
});

test("a PDF that a page links to is served as PDF, at the address in the page's answer", async () => {
  await writeFile(join(folder.path, "media/spa.pdf"), "%PDF-1.7\n%%EOF");
  const file = join(folder.path, "pages/home.json");
  const link = { url: "media:spa.pdf", text: perLocale(() => "Spa") };
  const home = fieldsOf(JSON.parse(await readFile(file, "utf8")));
  await writeFile(file, JSON.stringify({ ...home, contents: [{ key: "INTRO", link }] }));
  const page = () => fetch(`${server.url}/v1/pages/url-lang?property-id=1&url=%2F&lang=en`);
  await untilTrue(async () => (await (await page()).text()).includes("/media/spa.pdf"));
  const response = await fetch(`${server.url}/media/spa.pdf`);
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "application/pdf"]);
});

test("an SVG is served as SVG, but cannot run scripts", async () => {
  const response = await fetch(`${server.url}/media/mark.svg`);
  expect(response.headers.get("content-type")).toBe("image/svg+xml");
  expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
});

test.each([
  "/media/no-such.png",
  "/media/manifest.json",
  "/media/",
  "/media/../hotel.json",
  "/media/..%2fhotel.json",
  "/media/%2e%2e/hotel.json",
  "/media/..%5chotel.json",
  "/media/%2e%2e%2f%2e%2e%2f%2e%2e%2fetc%2fpasswd",
  "/media//etc/passwd",
  "/media/lake.png%00.json",
])("%s is not served", async (path) => {
  expect([400, 403, 404]).toContain((await rawRequest(server.url, path)).status);
});
