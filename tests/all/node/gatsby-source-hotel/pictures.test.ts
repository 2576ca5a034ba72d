import { readdirSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { createHttpGet } from "../../../../content-api/http";
import { writeMarks } from "../../../../content-folder/picture-marks";
import { pictureAddress } from "../../../../content-api/picture-address";
import { fetchPictures } from "../../../../plugins/gatsby-source-hotel/src/pictures";
import { type Answer, startStubApi } from "../../../support/stub-api";
import { temporaryFolder } from "../../../support/temporary-folder";

let folder = "";
let warnings: string[] = [];

beforeEach(async () => {
  folder = await temporaryFolder();
  warnings = [];
});

/** Fetches from a stub with these responses, a new one for each call, as between builds. */
async function fetchFrom(answer: Answer, addresses: string[]) {
  const api = await startStubApi(answer);
  const files = await fetchPictures(addresses, {
    apiOrigin: api.url,
    folder,
    get: createHttpGet(api.url, { timeout: 60_000, concurrency: 8, retries: 1, retryDelay: 1 }),
    log: { info: () => {}, warn: (message) => void warnings.push(message) },
  });
  return { files, requests: api.requests };
}

function draw(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: "teal" } });
}

test("a picture is fetched once however often it is referenced, keeps its name, and has its size read", async () => {
  const body = await draw(40, 30).png().toBuffer();
  const { files, requests } = await fetchFrom(
    () => ({ body }),
    ["/media/sea%20view.png", "/media/sea%20view.png"],
  );
  const file = files.get("/media/sea%20view.png");
  expect(requests).toEqual(["/media/sea%20view.png"]);
  expect(path.basename(file?.path ?? "")).toBe("sea-view.png");
  expect(file).toMatchObject({ width: 40, height: 30 });
  expect(await readFile(file?.path ?? "")).toEqual(body);
});

test("a PDF is stored unchanged, and kept when its server sends an error page", async () => {
  const headers = { "content-type": "application/pdf" };
  const { files } = await fetchFrom(() => ({ body: "%PDF-1.7", headers }), ["/media/spa.pdf"]);
  const file = files.get("/media/spa.pdf");
  expect([path.basename(file?.path ?? ""), await readFile(file?.path ?? "", "utf8")]).toEqual([
    "spa.pdf",
    "%PDF-1.7",
  ]);
  const again = await fetchFrom(() => ({ body: "<html>Bad gateway</html>" }), ["/media/spa.pdf"]);
  expect(again.files).toEqual(files);
});

test("an unchanged picture is not sent again, its note of how it was made is kept, and a changed one replaces it", async () => {
  const xmp = writeMarks({ digitalSource: "trainedAlgorithmicMedia", hasCredentials: false }) ?? "";
  const body = await draw(4, 3).withXmp(xmp).jpeg().toBuffer();
  const answer: Answer = (_, { headers }) =>
    headers["if-none-match"] === '"v1"' ? { status: 304 } : { body, headers: { etag: '"v1"' } };
  const first = await fetchFrom(answer, ["/a.jpg"]);
  expect(first.files.get("/a.jpg")?.digitalSource).toBe("trainedAlgorithmicMedia");
  const second = await fetchFrom(
    (url, request) => {
      expect(request.headers["if-none-match"]).toBe('"v1"');
      return answer(url, request);
    },
    ["/a.jpg"],
  );
  expect(second.files).toEqual(first.files);
  expect(warnings).toEqual([]);
  const changed = await fetchFrom(async () => ({ body: await draw(8, 6).jpeg().toBuffer() }), ["/a.jpg"]);
  expect(changed.files.get("/a.jpg")).toMatchObject({ width: 8, height: 6 });
});

test.each<[string, Answer]>([
  ["a 503", () => ({ status: 503 })],
  ["a 404", () => ({ status: 404 })],
  ["a lost connection", () => "drop"],
  ["an error page that calls itself fine", () => ({ body: "<html>Bad gateway</html>" })],
  ["nothing at all", () => ({ body: "" })],
])("%s keeps the last good copy and warns", async (_, trouble) => {
  const first = await fetchFrom(async () => ({ body: await draw(4, 3).png().toBuffer() }), ["/a.png"]);
  const { files } = await fetchFrom(trouble, ["/a.png"]);
  expect(files).toEqual(first.files);
  expect(warnings).toEqual([expect.stringMatching(/^GET \/a\.png.*last good copy is used/)]);
});

const DAMAGED = "tests/fixtures/pictures";

test.each(readdirSync(DAMAGED))(
  "%s falls back to the last good copy or leaves the picture out, with a warning",
  async (name) => {
    const address = `/media/${name}`;
    const type = `image/${path.extname(name).slice(1).replace("jpg", "jpeg")}`;
    const damaged: Answer = async () => ({
      body: await readFile(path.join(DAMAGED, name)),
      headers: { "content-type": type },
    });
    expect((await fetchFrom(damaged, [address])).files.get(address)).toBeNull();
    const { files } = await fetchFrom(async () => ({ body: await draw(4, 3).png().toBuffer() }), [address]);
    expect((await fetchFrom(damaged, [address])).files).toEqual(files);
    expect(warnings).toEqual([
      expect.stringMatching(`^GET ${address}: .* There is no good copy: it is left out`),
      expect.stringMatching(`^GET ${address}: .* The last good copy is used`),
    ]);
  },
);

test("a damaged copy from an earlier version is not used", async () => {
  const body = await draw(40, 30).jpeg().toBuffer();
  const { files } = await fetchFrom(() => ({ body, headers: { etag: '"v1"' } }), ["/a.jpg"]);
  const file = files.get("/a.jpg")?.path ?? "";
  await writeFile(file, body.subarray(0, -20));
  await writeFile(
    path.join(path.dirname(file), "note.json"),
    JSON.stringify({ fileName: "a.jpg", etag: '"v1"' }),
  );
  const again = await fetchFrom(
    (_, { headers }) => (headers["if-none-match"] ? { status: 304 } : { status: 503 }),
    ["/a.jpg"],
  );
  expect(again.files.get("/a.jpg")).toBeNull();
});

test("a picture that could never be fetched is left out with a warning; the others are kept", async () => {
  const body = await draw(4, 3).png().toBuffer();
  const { files } = await fetchFrom(
    ({ pathname }) => (pathname === "/a.png" ? { status: 404 } : { body }),
    ["/a.png", "/b.png", "ftp://files.example/c.png", "http://[broken"],
  );
  expect(files.get("/b.png")).not.toBeNull();
  for (const address of ["/a.png", "ftp://files.example/c.png", "http://[broken"])
    expect(files.get(address)).toBeNull();
  expect(warnings).toHaveLength(3);
});

test("a rotated photo has the size it is displayed with", async () => {
  const body = await draw(40, 30).jpeg().withMetadata({ orientation: 6 }).toBuffer();
  const { files } = await fetchFrom(() => ({ body }), ["/a.jpg"]);
  expect(files.get("/a.jpg")).toMatchObject({ width: 30, height: 40 });
});

test.each([
  ["/image?id=5", "image.jpg"],
  ["/render.php", "render.jpg"],
  ["/%D0%BC%D0%BE%D1%80%D0%B5.JPEG", "море.jpeg"],
])("the file of %s is called %s", async (address, name) => {
  const body = await draw(4, 3).jpeg().toBuffer();
  const { files } = await fetchFrom(() => ({ body }), [address]);
  expect(path.basename(files.get(address)?.path ?? "")).toBe(name);
});

/** One teal pixel as a bitmap, which browsers can show but nothing here can read. */
const BITMAP = Buffer.from(
  "Qk06AAAAAAAAADYAAAAoAAAAAQAAAAEAAAABABgAAAAAAAQAAAATCwAAEwsAAAAAAAAAAAAAgIAAAA==",
  "base64",
);

test.each([
  ["/media/old.bmp", "old.bmp"],
  ["/image?id=5", "image.bmp"],
])("a picture whose size cannot be read, %s, is kept unchanged, as 0 × 0", async (address, name) => {
  const answer: Answer = (_, { headers }) =>
    headers["if-none-match"] === '"v1"'
      ? { status: 304 }
      : { body: BITMAP, headers: { "content-type": "image/bmp", etag: '"v1"' } };
  const { files } = await fetchFrom(answer, [address]);
  const file = files.get(address);
  expect(file).toMatchObject({ width: 0, height: 0 });
  expect(path.basename(file?.path ?? "")).toBe(name);
  expect(await readFile(file?.path ?? "")).toEqual(BITMAP);
  expect((await fetchFrom(answer, [address])).files.get(address)).toEqual(file);
  expect(warnings).toEqual([]);
});

test("a drawing is stored without active content, even if an earlier version kept it unchanged", async () => {
  const body = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script>alert(1)</script><path d="M0 0"/></svg>',
  );
  const answer: Answer = (_, { headers }) =>
    headers["if-none-match"] === '"v1"' ? { status: 304 } : { body, headers: { etag: '"v1"' } };
  const { files } = await fetchFrom(answer, ["/a.svg"]);
  const { path: file = "" } = files.get("/a.svg") ?? {};
  expect(await readFile(file, "utf8")).toMatch(/<svg [^>]*><path d="M0 0"\/><\/svg>/);
  expect(warnings).toEqual([expect.stringContaining("without what runs or loads from elsewhere: script")]);
  // As stored by an earlier version.
  await writeFile(file, body);
  await writeFile(path.join(path.dirname(file), "note.json"), '{"fileName":"a.svg","etag":"\\"v1\\""}');
  await fetchFrom(answer, ["/a.svg"]);
  expect(await readFile(file, "utf8")).not.toContain("script");
});

test.each([
  ["http://127.0.0.1:4000/media/a.jpg", "/media/a.jpg"],
  ["/media/a.jpg?v=2", "/media/a.jpg?v=2"],
  ["media/a.jpg", "/media/a.jpg"],
  ["https://cdn.example/a.jpg", "https://cdn.example/a.jpg"],
])("the picture %s is known as %s", (sourceUrl, address) => {
  expect(pictureAddress(sourceUrl, "http://127.0.0.1:4000")).toBe(address);
});
