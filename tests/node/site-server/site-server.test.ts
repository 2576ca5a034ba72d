import { rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { addBrotli } from "../../../services/release/add-brotli";
import { siteServer } from "../../../services/site-server/plugin";
import { startServer } from "../../../toolkit/start-server";
import { expectHostCase } from "../../support/hosts/expect-host-case";
import { HOST_CASES } from "../../support/hosts/host-cases";
import { hostRelease } from "../../support/hosts/host-release";
import { APP_SCRIPT, COMPRESSED_SITE, releaseOf, withPages } from "../../support/release/public-folder";
import { rawRequest } from "../../support/raw-request";
import { untilTrue } from "../../support/until-true";
import { temporaryFolder } from "../../support/temporary-folder";

const stopping = new AbortController();
let origin = "";
let release = "";

beforeAll(async () => {
  release = await hostRelease();
  origin = await serve(() => release);
});

afterAll(() => stopping.abort());

async function serve(currentRelease: () => string | undefined): Promise<string> {
  const { port } = await startServer({ port: 0, signal: stopping.signal }, (app) =>
    app.register(siteServer, { release: currentRelease }),
  );
  return `http://127.0.0.1:${port}`;
}

test.each(HOST_CASES)("answers $name ($path)", (hostCase) => expectHostCase(origin, hostCase));

test.each([
  { path: "http://evil.test/gallery/?a=1", status: 301, location: "/gallery?a=1" },
  { path: "https://evil.test//evil.test/", status: 301, location: "/evil.test" },
  { path: "http://evil.test/en/gallery", status: 301, location: "/gallery" },
  { path: "http://evil.test", status: 200, location: undefined },
])("a request whose target includes a host is answered by its path: $path", async ({ path, ...expected }) => {
  const { status, headers } = await rawRequest(origin, path);
  expect({ status, location: headers.location }).toEqual(expected);
});

test("an unencoded non-ASCII address redirects to its encoded spelling, and never to another host", async () => {
  const raw = (path: string) => rawRequest(origin, Buffer.from(path).toString("latin1"));
  expect(await raw("/ru/галерея?q=ä")).toMatchObject({
    status: 308,
    headers: { location: encodeURI("/ru/галерея?q=ä") },
  });
  for (const start of ["//", "/\\", "//\\"]) {
    expect(await raw(`${start}evil.test/ü`)).toMatchObject({
      status: 308,
      headers: { location: "/evil.test/%C3%BC" },
    });
  }
});

test("sends gzip while a page has no Brotli file yet, and Brotli once it has", async () => {
  const { outDir } = await releaseOf(
    await temporaryFolder(),
    {},
    { name: "young", site: COMPRESSED_SITE, brotliLater: true },
  );
  const young = await serve(() => outDir);
  const encodingOf = async (path: string, accepted: string) =>
    (await rawRequest(young, path, { "Accept-Encoding": accepted })).headers["content-encoding"];
  expect(await encodingOf("/tr/galeri", "gzip, br")).toBe("gzip");
  expect(await encodingOf("/tr/galeri", "br")).toBeUndefined();
  expect(await encodingOf(`/${APP_SCRIPT}`, "gzip, br")).toBe("br");

  await addBrotli(outDir, new AbortController().signal);
  await untilTrue(async () => (await encodingOf("/tr/galeri", "br")) !== undefined);
  expect(await encodingOf("/tr/galeri", "gzip, br")).toBe("br");
});

test("a 304 for a request with both conditions does not claim another content type", async () => {
  const path = "/speculation-rules.json";
  const accepted = { "Accept-Encoding": "gzip, br" };
  const { headers } = await rawRequest(origin, path, accepted);
  const again = await rawRequest(origin, path, {
    ...accepted,
    "If-None-Match": String(headers.etag),
    "If-Modified-Since": String(headers["last-modified"]),
  });
  expect([again.status, again.headers["content-type"]]).toEqual([304, undefined]);
});

test("ranges, other conditions and HEAD requests are answered alike from memory and by the library", async () => {
  const path = `/${APP_SCRIPT}`;
  const ask = (headers: Record<string, string>, method = "GET") => rawRequest(origin, path, headers, method);
  const { headers, body } = await ask({});
  const changing = ["date", "connection", "keep-alive", "transfer-encoding"];
  const lasting = (all: object) =>
    Object.entries(all)
      .filter(([name]) => !changing.includes(name))
      .sort();
  const since = await ask({ "If-Modified-Since": "Thu, 01 Jan 1970 00:00:01 GMT" });
  expect(since).toMatchObject({ status: 200, body });
  expect(lasting(since.headers)).toEqual(lasting(headers));
  expect(await ask({ "If-None-Match": `"other", ${headers.etag}` })).toMatchObject({ status: 304, body: "" });
  expect((await ask({ "If-None-Match": `"other", ${String(headers.etag).replace("W/", "")}` })).status).toBe(
    304,
  );
  expect((await ask({ "If-None-Match": '"other"' })).status).toBe(200);
  expect(await ask({ Range: "bytes=0-3" })).toMatchObject({ status: 206, body: body.slice(0, 4) });
  expect(await ask({ Range: "bytes=0-3", "If-Range": String(headers.etag) })).toMatchObject({
    status: 200,
    body,
  });
  expect((await ask({ "If-Match": '"other"' })).status).toBe(412);
  const head = await ask({}, "HEAD");
  expect(head).toMatchObject({ status: 200, body: "" });
  expect(head.headers["content-length"]).toBe(headers["content-length"]);
});

test("an error page is sent in full, whatever the browser claims to have of it", async () => {
  const { headers } = await rawRequest(origin, "/nothing");
  const again = await rawRequest(origin, "/nothing", {
    "If-None-Match": String(headers.etag),
    Range: "bytes=0-3",
  });
  expect(again).toMatchObject({ status: 404, body: expect.stringContaining("Not found in en") });
});

test("an error page shows the address as text, even without JavaScript", async () => {
  const page = await rawRequest(origin, "/tr/%3Cimg%20src=x%3E?a=1&b=2", { "Accept-Encoding": "gzip" });
  expect(page).toMatchObject({ status: 404, headers: { "content-encoding": "gzip" } });
  const plain = await rawRequest(origin, "/tr/%3Cimg%20src=x%3E?a=1&b=2");
  expect(plain.body).toContain(">Page not found: /tr/&lt;img src=x&gt;?a=1&amp;b=2</p>");
  // A parent of the hotel's own, which the page names.
  expect((await rawRequest(origin, "/zimmer/-x")).body).toContain(">Page Not Found: /zimmer/-x</p>");
});

test.each([
  ["/yok", "ru", "ru"],
  ["/de/nichts", "ru", "de"],
  ["/yok", "constructor", "en"],
])(
  "an unknown address %s is answered in the language of its path, or else of the cookie (%s)",
  async (path, cookie, locale) => {
    const page = await rawRequest(origin, path, { Cookie: `i18n_redirected=${cookie}` });
    expect(page).toMatchObject({ status: 404, body: expect.stringContaining(`Not found in ${locale}`) });
  },
);

test("an unchanged page keeps its ETag in the next release", async () => {
  const folder = await temporaryFolder();
  const first = await releaseOf(folder, {}, { name: "first" });
  const pages = withPages({ "/gallery": { text: "Page /Gallery" } });
  const second = await releaseOf(folder, { pages }, { name: "second", previousDir: first.outDir });
  let live = first.outDir;
  const switching = await serve(() => live);
  const before = [await rawRequest(switching, "/tr"), await rawRequest(switching, "/gallery")];
  live = second.outDir;
  const after = [await rawRequest(switching, "/tr"), await rawRequest(switching, "/gallery")];

  expect(after[0]?.headers.etag).toBe(before[0]?.headers.etag);
  expect(after[1]?.headers.etag).not.toBe(before[1]?.headers.etag);
  expect(after[1]?.body).toContain("Page /Gallery");
});

test("says that the site is being built while there is no release, and serves a new one after its folder is replaced", async () => {
  const folder = await temporaryFolder();
  const first = await releaseOf(folder, {}, { name: "first" });
  const second = await releaseOf(folder, { files: { "new.txt": "new" } }, { name: "second" });
  let live: string | undefined = undefined;
  const replaced = await serve(() => live);
  expect(await rawRequest(replaced, "/")).toMatchObject({ status: 503, headers: { "retry-after": "5" } });
  live = first.outDir;
  expect(await rawRequest(replaced, "/new.txt")).toMatchObject({ status: 404 });
  await rename(first.outDir, join(folder, "old"));
  await rename(second.outDir, first.outDir);
  expect(await rawRequest(replaced, "/new.txt")).toMatchObject({ status: 200, body: "new" });
  expect(await rawRequest(replaced, `/${APP_SCRIPT}`)).toMatchObject({ status: 200 });
});

test.each<Record<string, string>>([{}, { "Accept-Encoding": "gzip, br" }])(
  "a file overwritten or removed in the folder is served in its current state (%j)",
  async (headers) => {
    const { outDir } = await releaseOf(await temporaryFolder(), {}, { name: "in-place" });
    const inPlace = await serve(() => outDir);
    const ask = async () => (await rawRequest(inPlace, "/tr", headers)).headers;
    const before = await ask();
    const longer = `<p>${"Longer than before. ".repeat(100)}</p>`;
    await writeFile(join(outDir, "tr.html"), longer);
    const changed = await rawRequest(inPlace, "/tr", headers);
    expect(changed).toMatchObject({ status: 200, body: longer });
    expect(changed.headers["content-length"]).toBe(String(longer.length));
    expect(changed.headers.etag).not.toBe(before.etag);

    await rm(join(outDir, "tr.html"));
    const gone = await rawRequest(inPlace, "/tr");
    expect(gone).toMatchObject({ status: 404, body: expect.stringContaining("Not found in tr") });
    expect(gone.body).not.toContain(outDir);
  },
);

test("a second server on the same port fails with advice on what to do", async () => {
  const port = Number(new URL(origin).port);
  await expect(startServer({ port, signal: stopping.signal }, async () => {})).rejects.toThrow(
    `Port ${port} is taken. Stop the program that uses it, or choose another: PORT=${port + 1}.`,
  );
});
