import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { sourceNodes } from "../../../plugins/gatsby-source-hotel/src/source-nodes";
import { LOCALES } from "../../../src/config/locales";
import { createFakeGatsby } from "../../support/fake-gatsby";
import { serveHotel, type SmallHotel } from "./small-hotel";
import { type Answer, type Reply, startStubApi } from "./stub-api";

let cacheDir = "";

beforeEach(async () => {
  cacheDir = await mkdtemp(path.join(tmpdir(), "source-nodes-"));
});

afterEach(() => rm(cacheDir, { recursive: true }));

/** One build from an API that answers so; the cache folder stays from build to build of a test. */
async function build(answer: Answer) {
  const api = await startStubApi(answer);
  const gatsby = createFakeGatsby();
  try {
    await sourceNodes(gatsby.args, {
      plugins: [],
      apiUrl: api.url,
      locales: [...LOCALES],
      routes: [
        { path: "/", layout: "intro-page" },
        { path: "/about-us", layout: "detail-pages" },
        { path: "/accommodation", layout: "detail-pages" },
      ],
      propertyIds: { pages: 1, rooms: 2 },
      cacheDir,
      timeout: 5_000,
      concurrency: 8,
      retries: 1,
      retryDelay: 1,
    });
  } finally {
    await api.close();
  }
  return gatsby;
}

async function smallHotel(): Promise<SmallHotel> {
  const body = await sharp({ create: { width: 40, height: 30, channels: 3, background: "teal" } })
    .png()
    .toBuffer();
  return {
    pages: {
      "/": { id: 1, title: "Home", heroSlides: [{ file: { sourceUrl: "/media/a.png", alt: "Sea" } }] },
      "/tr": {
        id: 1,
        title: "Ana sayfa",
        heroSlides: [{ file: { sourceUrl: "/media/a.png", alt: "Deniz" } }],
      },
      "/about-us": { id: 2, title: "About" },
      "/accommodation": { id: 4 },
    },
    rooms: { en: [{ id: 101, slug: "garden" }] },
    menus: { en: ["/", "/about-us", "/accommodation"] },
    other: () => ({ body }),
  };
}

/** Answers the calls whose address holds this text with trouble, the others as before. */
function withTrouble(answer: Answer, part: string, trouble: Reply | "drop"): Answer {
  return (url, request) => (`${url.pathname}${url.search}`.includes(part) ? trouble : answer(url, request));
}

function digests({ nodes }: ReturnType<typeof createFakeGatsby>) {
  return new Map([...nodes].map(([id, node]) => [id, node.internal.contentDigest]));
}

const TROUBLES: [string, Reply | "drop"][] = [
  ["503", { status: 503, body: { message: "maintenance" } }],
  ["malformed JSON", { body: '{"id": 2, "title": "Abo' }],
  ["a wrong shape", { body: { id: "two" } }],
  ["a lost connection", "drop"],
];

test("a hotel becomes nodes; a picture is one file with a node for each language's text", async () => {
  const gatsby = await build(serveHotel(await smallHotel()));
  expect(gatsby.panics).toEqual([]);
  expect(gatsby.nodesOf("HotelPage").map(({ path }) => path)).toEqual([
    "/",
    "/about-us",
    "/accommodation",
    "/tr",
  ]);
  expect(gatsby.nodesOf("HotelRoom").map(({ path }) => path)).toEqual(["/accommodation/garden"]);
  const [file, ...others] = gatsby.nodesOf("File");
  expect(others).toEqual([]);
  expect(file).toMatchObject({ base: "a.png", extension: "png" });
  expect(gatsby.nodesOf("HotelPicture")).toMatchObject([
    { locale: "en", alt: "Sea", sourceUrl: "/media/a.png", width: 40, height: 30, raster: file?.id },
    { locale: "tr", alt: "Deniz", sourceUrl: "/media/a.png", width: 40, height: 30, raster: file?.id },
  ]);
});

test("a second build of the same content, from another port, makes the very same nodes", async () => {
  const serve = serveHotel(await smallHotel());
  const first = await build(serve);
  expect(digests(await build(serve))).toEqual(digests(first));
});

test.each(TROUBLES)(
  "%s for one page leaves that page as it was and says so; the others are new",
  async (_, trouble) => {
    const hotel = await smallHotel();
    await build(serveHotel(hotel));
    hotel.pages["/"] = { id: 1, title: "New home" };
    hotel.pages["/about-us"] = { id: 2, title: "New about" };
    const gatsby = await build(withTrouble(serveHotel(hotel), "url=/about-us&lang=en", trouble));
    expect(gatsby.panics).toEqual([]);
    expect(gatsby.nodesOf("HotelPage").map(({ title }) => title)).toEqual(
      expect.arrayContaining(["New home", "About", "Ana sayfa"]),
    );
    expect(gatsby.warnings).toContainEqual(
      expect.stringMatching(
        /^GET http:\/\/127\.0\.0\.1:\d+\/v1\/pages\/url-lang\?.*url=\/about-us&lang=en .*last good copy is used/,
      ),
    );
  },
);

test.each(TROUBLES)(
  "%s for one page without a last good copy fails the build, names the call and makes no node",
  async (_, trouble) => {
    const gatsby = await build(withTrouble(serveHotel(await smallHotel()), "url=/about-us&lang=en", trouble));
    expect(gatsby.nodes.size).toBe(0);
    expect(gatsby.panics).toEqual([expect.stringContaining("url=/about-us&lang=en")]);
  },
);

test("a wrong shape without a last good copy names the field", async () => {
  const trouble = { body: { id: 2, property: { id: 1 }, title: "A", contents: [{ title: "no key" }] } };
  const gatsby = await build(withTrouble(serveHotel(await smallHotel()), "url=/about-us&lang=en", trouble));
  expect(gatsby.panics).toEqual([expect.stringContaining("contents[0].key")]);
});

test("with the whole API down, everything is as it was", async () => {
  const first = await build(serveHotel(await smallHotel()));
  const gatsby = await build(() => "drop");
  expect(gatsby.panics).toEqual([]);
  expect(digests(gatsby)).toEqual(digests(first));
});

test("an outage of two builds keeps the copies of before", async () => {
  const first = await build(serveHotel(await smallHotel()));
  await build(() => ({ status: 500 }));
  expect(digests(await build(() => ({ status: 500 })))).toEqual(digests(first));
});

test("a failed load does not replace the last good copies", async () => {
  const hotel = await smallHotel();
  const first = await build(serveHotel(hotel));
  hotel.pages["/"] = { id: 1, title: "New home" };
  hotel.menus = { en: ["/new"] };
  const failed = await build(withTrouble(serveHotel(hotel), "url=/new", { status: 503 }));
  expect(failed.panics).toHaveLength(1);
  expect(digests(await build(() => "drop"))).toEqual(digests(first));
});

test("a page that is now a 404 is gone in that language, and so are the links to it", async () => {
  const hotel = await smallHotel();
  await build(serveHotel(hotel));
  delete hotel.pages["/about-us"];
  const gatsby = await build(serveHotel(hotel));
  expect(gatsby.nodesOf("HotelPage").map(({ path }) => path)).not.toContain("/about-us");
  const header = gatsby.nodesOf("HotelMenu").find(({ locale, type }) => locale === "en" && type === "HEADER");
  expect(header?.items).toMatchObject([{ url: "/" }, { url: "/accommodation" }]);
  expect(gatsby.warnings).toContainEqual(expect.stringContaining("/about-us"));
  expect(gatsby.infos).toContainEqual(expect.stringContaining("/about-us has no page in en"));
});

test("a list of rooms that fails is empty without a last good copy, and the old one with it", async () => {
  const serve = serveHotel(await smallHotel());
  const broken = withTrouble(serve, "/v1/rooms?", { status: 503 });
  const without = await build(broken);
  expect(without.panics).toEqual([]);
  expect(without.nodesOf("HotelRoom")).toEqual([]);
  expect(without.warnings).toContainEqual(expect.stringMatching(/\/v1\/rooms\?.*status 503/));
  await build(serve);
  expect((await build(broken)).nodesOf("HotelRoom")).toHaveLength(1);
});

test("a list of rooms that is suddenly empty does not delete the rooms", async () => {
  const serve = serveHotel(await smallHotel());
  await build(serve);
  const gatsby = await build(withTrouble(serve, "/v1/rooms?", { body: [] }));
  expect(gatsby.nodesOf("HotelRoom")).toHaveLength(1);
  expect(gatsby.warnings).toContainEqual(expect.stringContaining("the list is empty"));
});

test.each([404, 503])(
  "menus that answer %i fail the build without a last good copy, and only then",
  async (status) => {
    const serve = serveHotel(await smallHotel());
    const broken = withTrouble(serve, "/v1/menus?property-id=1&lang=tr", { status });
    expect((await build(broken)).panics).toEqual([
      expect.stringContaining("/v1/menus?property-id=1&lang=tr"),
    ]);
    const first = await build(serve);
    expect(digests(await build(broken))).toEqual(digests(first));
  },
);

test("a picture that can not be fetched leaves a node without a file", async () => {
  const hotel = await smallHotel();
  const gatsby = await build(serveHotel({ ...hotel, other: () => ({ status: 404 }) }));
  expect(gatsby.panics).toEqual([]);
  expect(gatsby.nodesOf("HotelPicture")).toMatchObject([
    { raster: null, drawing: null, width: 0, height: 0 },
    { raster: null, drawing: null, width: 0, height: 0 },
  ]);
});
