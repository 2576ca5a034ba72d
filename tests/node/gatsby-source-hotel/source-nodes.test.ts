import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { readPictureFaults } from "../../../content-api/picture-faults";
import { sourceNodes } from "../../../plugins/gatsby-source-hotel/src/source-nodes";
import { LOCALES } from "../../../shared/locales";
import type { Route } from "../../../shared/route";
import type { FakeGatsby } from "../../support/content/fake-gatsby";
import { SMALL_HOTEL_FILE, sourceSite } from "../../support/content/source-site";
import { serveHotel, type SmallHotel } from "../../support/small-hotel";
import { drop, hang, type Misdeed, reply, startHostileServer } from "../../support/content/hostile-server";
import { type Answer, type Reply, startStubApi, type StubApi } from "../../support/stub-api";
import { temporaryFolder } from "../../support/temporary-folder";

let cacheDir = "";
let hotelFile = SMALL_HOTEL_FILE;

beforeEach(async () => {
  cacheDir = await temporaryFolder();
  hotelFile = SMALL_HOTEL_FILE;
});

/** One build from an API with these responses; all builds of a test share the cache folder. */
async function build(answer: Answer) {
  const api = await startStubApi(answer);
  return await buildFrom(api.url);
}

/** A build that knows only what is on disk, nothing from earlier builds in memory. */
async function buildInNewProcess(apiUrl: string) {
  let source = sourceNodes;
  await jest.isolateModulesAsync(async () => {
    source = (await import("../../../plugins/gatsby-source-hotel/src/source-nodes")).sourceNodes;
  });
  return buildFrom(apiUrl, { source });
}

function buildFrom(apiUrl: string, { timeout = 60_000, ...process }: Building = {}) {
  const routes: Route[] = [
    { path: "/", layout: "intro-page" },
    { path: "/about-us", layout: "detail-pages" },
    { path: "/accommodation", layout: "detail-pages" },
  ];
  return sourceSite(apiUrl, { routes, hotelFile, cacheDir, timeout, retries: 1 }, process);
}

interface Building {
  timeout?: number;
  webhookBody?: unknown;
  source?: typeof sourceNodes;
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

/** Responds with `trouble` to calls whose URL contains `part`, and to the others as before. */
function withTrouble(answer: Answer, part: string, trouble: Reply | "drop"): Answer {
  return (url, request) => (`${url.pathname}${url.search}`.includes(part) ? trouble : answer(url, request));
}

function digests({ nodes }: FakeGatsby) {
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

test("a second build of the same content from another port creates identical nodes", async () => {
  const serve = serveHotel(await smallHotel());
  const first = await build(serve);
  expect(digests(await build(serve))).toEqual(digests(first));
});

/** Makes later builds use a hotel file with these fields in addition to the small hotel's. */
async function useHotelFile(fields: object): Promise<void> {
  const hotel: object = JSON.parse(await readFile(SMALL_HOTEL_FILE, "utf8"));
  hotelFile = path.join(cacheDir, "hotel.json");
  await writeFile(hotelFile, JSON.stringify({ ...hotel, ...fields }));
}

test("the hotel file becomes a node for each language; a picture it refers to by URL is fetched once", async () => {
  const api = await startStubApi(serveHotel(await smallHotel()));
  const icon = `${api.url}/media/a.png`;
  await useHotelFile({
    name: "Pine Bay",
    icon,
    holding: { name: "H", url: "https://h.example", logo: icon },
  });
  const first = await buildFrom(api.url);
  expect(api.requests.filter((address) => address === "/media/a.png")).toHaveLength(1);
  const [file] = first.nodesOf("File");
  expect(first.nodesOf("Hotel")).toMatchObject(
    LOCALES.map((locale) => ({ locale, name: "Pine Bay", icon: file?.absolutePath })),
  );
});

test.each(TROUBLES)(
  "%s for one page fails the build, naming the call; with a last good copy it only warns, and updates the others",
  async (_, trouble) => {
    const hotel = await smallHotel();
    const broken = () => build(withTrouble(serveHotel(hotel), "url=/about-us&lang=en", trouble));
    const failed = await broken();
    expect(failed.nodes.size).toBe(0);
    expect(failed.panics).toEqual([expect.stringContaining("url=/about-us&lang=en")]);

    await build(serveHotel(hotel));
    hotel.pages["/"] = { id: 1, title: "New home" };
    hotel.pages["/about-us"] = { id: 2, title: "New about" };
    const gatsby = await broken();
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

test("the last good copies survive a failed load and an outage of two builds, each of which is reported once", async () => {
  const hotel = await smallHotel();
  const first = await build(serveHotel(hotel));
  hotel.pages["/"] = { id: 1, title: "New home" };
  hotel.menus = { en: ["/new"] };
  const failed = await build(withTrouble(serveHotel(hotel), "url=/new", { status: 503 }));
  expect(failed.panics).toHaveLength(1);
  const server = await startHostileServer(() => drop);
  for (let outage = 0; outage < 2; outage += 1) {
    const gatsby = await buildFrom(server.url);
    expect(digests(gatsby)).toEqual(digests(first));
    expect(
      gatsby.warnings.filter((warning) => warning.includes("The last good copies are used.")),
    ).toHaveLength(1);
    expect(gatsby.warnings.length).toBeLessThan(8);
  }
});

test("a page that becomes a 404 is removed in that language, along with the links to it", async () => {
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

test("a list of rooms that fails or is suddenly empty is replaced by its last good copy", async () => {
  const serve = serveHotel(await smallHotel());
  await build(serve);
  for (const [trouble, words] of [
    [{ status: 503 }, "status 503"],
    [{ body: [] }, "the list is empty"],
  ] as const) {
    const gatsby = await build(withTrouble(serve, "/v1/rooms?", trouble));
    expect(gatsby.nodesOf("HotelRoom")).toHaveLength(1);
    expect(gatsby.warnings).toContainEqual(expect.stringContaining(words));
  }
});

test.each([404, 503])(
  "menus that return %i fail the build without a last good copy, but not with one",
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

const EXTENSIONS = /^\/v1\/(?:pages|properties\/1)$/;

/** A hotel with facts and a listed page, whose server responds with `trouble` to calls of the API's extensions. */
async function withoutExtensions(trouble: Reply | "drop") {
  const hotel = await smallHotel();
  hotel.pages["/lonely"] = { id: 9, title: "Lonely" };
  hotel.listed = { en: ["/", "/lonely"] };
  hotel.facts = { en: { name: "Facts" } };
  const serve = serveHotel(hotel);
  return {
    serve,
    broken: ((url, request) =>
      EXTENSIONS.test(url.pathname) ? trouble : serve(url, request)) satisfies Answer,
  };
}

const namesOf = (gatsby: FakeGatsby) =>
  [...gatsby.nodesOf("HotelPage"), ...gatsby.nodesOf("Hotel")].map(({ title, name }) => title ?? name);

test.each([400, 401, 403, 405, 418, 501])(
  "a server that returns %i for extension calls is treated as lacking them, as with 404",
  async (status) => {
    const { serve, broken } = await withoutExtensions({ status, body: "<h1>No</h1>" });
    expect(namesOf(await build(serve))).toEqual(expect.arrayContaining(["Lonely", "Facts"]));
    const gatsby = await build(broken);
    expect(gatsby.panics).toEqual([]);
    expect(gatsby.warnings).toEqual([]);
    expect(namesOf(gatsby)).not.toContain("Lonely");
    expect(namesOf(gatsby)).not.toContain("Facts");
    expect(gatsby.infos.filter((info) => info.includes(`(status ${status})`))).toHaveLength(2);
  },
);

test.each([...TROUBLES, ["429", { status: 429 }] satisfies [string, Reply]])(
  "%s for extension calls keeps their last good copies, or omits them with a warning",
  async (_, trouble) => {
    const { serve, broken } = await withoutExtensions(trouble);
    const without = await build(broken);
    expect(without.panics).toEqual([]);
    expect(without.nodesOf("HotelPage").map(({ path }) => path)).toContain("/about-us");
    expect(without.warnings).toContainEqual(
      expect.stringMatching(
        /^GET http[^]*\/v1\/pages\?property-id=1&lang=en [^]*no last good copy: the site is built without/,
      ),
    );
    await build(serve);
    const gatsby = await build(broken);
    expect(gatsby.panics).toEqual([]);
    expect(namesOf(gatsby)).toContain("Lonely");
  },
);

test("an unusable picture becomes a node without a file and is reported with its pages", async () => {
  const hotel = await smallHotel();
  const cut = { status: 200, body: await readFile("tests/fixtures/pictures/cut.png") };
  const gatsby = await build(serveHotel({ ...hotel, other: () => cut }));
  expect(gatsby.panics).toEqual([]);
  expect(gatsby.warnings).toEqual([
    expect.stringMatching(/^GET \/media\/a\.png \(on \/, \/tr\): .*damaged.* left out\.$/),
  ]);
  expect(await readPictureFaults(cacheDir)).toEqual(
    new Map([["/media/a.png", expect.stringContaining("damaged")]]),
  );
  expect(gatsby.nodesOf("HotelPicture")).toMatchObject([
    { raster: null, drawing: null, width: 0, height: 0 },
    { raster: null, drawing: null, width: 0, height: 0 },
  ]);
});

test.each<[string, Misdeed]>([
  ["hangs", hang],
  ["drops every connection", drop],
])("a server that %s fails the build with a single short message", async (_, misdeed) => {
  const server = await startHostileServer(() => misdeed);
  const { panics, warnings } = await buildFrom(server.url, { timeout: 300 });
  expect(warnings).toEqual([]);
  expect(panics).toEqual([
    expect.stringMatching(
      /^The content API at http:\S+ could not be read.*:\n- GET http:\S+\/v1\/menus\S+ \(no answer\): [^\n]+ not asked any more: check that .+\.$/,
    ),
  ]);
});

test("a server that stays busy for ten minutes fails the build, listing only the first calls", async () => {
  const server = await startHostileServer(() => reply(503, "", { "retry-after": "600" }));
  const { panics } = await buildFrom(server.url);
  expect(panics).toEqual([expect.stringMatching(/status 503[^]*\n- and \d+ more$/)]);
});

test("unknown menu types and room categories are reported once each without failing the build", async () => {
  const hotel = await smallHotel();
  hotel.rooms = {
    en: [
      { id: 101, slug: "garden", category: { code: "tree-house" } },
      { id: 102, slug: "lake", category: { code: "tree-house" } },
    ],
  };
  const serve = serveHotel(hotel);
  const menus = ["HEADER", "FOOTER", "SIDE"].map((type) => ({ type, items: [] }));
  const gatsby = await build((url, request) =>
    url.pathname === "/v1/menus" ? { body: menus } : serve(url, request),
  );
  expect(gatsby.panics).toEqual([]);
  expect(gatsby.warnings.filter((warning) => warning.startsWith("Not known"))).toEqual([
    'Not known to the site: menu type "SIDE": its items are not shown.',
    'Not known to the site: room category "tree-house": shown among the rooms.',
  ]);
  expect(gatsby.nodesOf("HotelRoom")).toMatchObject([
    { category: "tree-house", group: "room" },
    { category: "tree-house", group: "room" },
  ]);
  expect(new Set(gatsby.nodesOf("HotelMenu").map(({ type }) => type))).toEqual(new Set(["HEADER", "FOOTER"]));
});

test("without a list of rooms, no link, menu entry or card leads to a room", async () => {
  const hotel = await smallHotel();
  const room = "/accommodation/garden";
  const link = { url: room, text: "Garden room" };
  hotel.pages["/about-us"] = {
    id: 2,
    contents: [{ key: "SECTION", content: `<p><a href="${room}">x</a></p>`, link }],
    sliders: [{ key: "ROOMS", slides: [{ title: "Garden", link }] }],
  };
  hotel.menus = { en: ["/", "/about-us", "/accommodation", room] };
  const serve = serveHotel(hotel);
  expect(JSON.stringify([...(await build(serve)).nodes.values()])).toContain(room);
  await rm(cacheDir, { recursive: true });
  const gatsby = await build(withTrouble(serve, "/v1/rooms?", { status: 503 }));
  expect(gatsby.panics).toEqual([]);
  expect(JSON.stringify([...gatsby.nodes.values()])).not.toContain(room);
  expect(gatsby.warnings).toContainEqual(
    expect.stringMatching(
      /\/v1\/rooms\?.*status 503.* built without the rooms in en, and without links to them/,
    ),
  );
});

test("a picture on this machine or its network is never fetched, whatever refers to it", async () => {
  const inside = await startHostileServer(() => reply(200, "secret"));
  const hotel = await smallHotel();
  const picture = { sourceUrl: `${inside.url}/a.png` };
  hotel.pages["/about-us"] = {
    id: 2,
    heroSlides: [{ file: picture }, { file: { sourceUrl: "/media/away.png" } }],
    contents: [{ key: "SECTION", content: `<p>a<img src="${picture.sourceUrl}"></p>` }],
  };
  const { other } = hotel;
  hotel.other = (url, request) =>
    url.pathname === "/media/away.png"
      ? { status: 302, headers: { location: picture.sourceUrl } }
      : (other?.(url, request) ?? { status: 404 });
  await useHotelFile({ icon: `${inside.url}/mark.svg` });
  const gatsby = await build(serveHotel(hotel));
  expect(inside.connections()).toBe(0);
  expect(gatsby.panics).toEqual([]);
  const warnings = gatsby.warnings.filter((warning) => warning.includes("PICTURE_HOSTS"));
  expect(warnings).toHaveLength(3);
  expect(
    warnings.filter((warning) =>
      warning.startsWith(`GET ${inside.url}/mark.svg (among the hotel's facts): `),
    ),
  ).toHaveLength(1);
  for (const node of gatsby.nodesOf("Hotel")) expect(node).toMatchObject({ icon: null });
});

test("the Authorization header is sent with every call and picture, and appears in no node or message", async () => {
  process.env.CONTENT_API_AUTHORIZATION = "Bearer hunter2";
  const hotel = serveHotel(await smallHotel());
  const seen = new Set<string | undefined>();
  try {
    const gatsby = await build((url, request) => {
      seen.add(request.headers.authorization);
      return hotel(url, request);
    });
    expect(seen).toEqual(new Set(["Bearer hunter2"]));
    expect(JSON.stringify([[...gatsby.nodes.values()], gatsby.infos, gatsby.warnings])).not.toContain(
      "hunter2",
    );
  } finally {
    delete process.env.CONTENT_API_AUTHORIZATION;
  }
});

describe("in a process that builds repeatedly", () => {
  const HOME = "/v1/pages/url-lang?property-id=1&url=/&lang=en";
  const MENU = "/v1/menus?property-id=1&lang=en";
  const ABOUT = "/v1/pages/url-lang?property-id=1&url=/about-us&lang=en";

  async function startHotel(): Promise<{ hotel: SmallHotel; api: StubApi; trouble: { at: string } }> {
    const hotel = await smallHotel();
    const trouble = { at: "" };
    const serve = serveHotel(hotel);
    const api = await startStubApi((url, request) => {
      if (trouble.at !== "" && url.href.endsWith(trouble.at))
        return { status: 503, headers: { "retry-after": "0" } };
      return serve(url, request);
    });
    return { hotel, api, trouble };
  }

  /** Builds again; returns the requests this makes. */
  async function again(api: StubApi, calls?: string[]) {
    const before = api.requests.length;
    const gatsby = await buildFrom(api.url, { timeout: 5_000, webhookBody: calls && { calls } });
    return { gatsby, asked: api.requests.slice(before) };
  }

  test("everything is requested if no calls are named, else these, in any spelling, and those found in their responses", async () => {
    const { hotel, api } = await startHotel();
    await buildFrom(api.url);
    const all = new Set(api.requests);
    expect(new Set((await again(api)).asked)).toEqual(all);
    const same = await again(api, []);
    expect(same.asked).toEqual([]);

    hotel.pages["/about-us"] = { id: 2, title: "New about" };
    const changed = await again(api, [ABOUT.replace("/about-us", "%2Fabout-us"), "/v1/unknown"]);
    expect(changed.asked).toEqual([ABOUT]);
    expect(changed.gatsby.nodesOf("HotelPage").map(({ title }) => title)).toContain("New about");

    hotel.pages["/new"] = { id: 9, title: "New page" };
    hotel.menus = { en: ["/", "/about-us", "/accommodation", "/new"] };
    const found = await again(api, [MENU]);
    expect(found.asked).toEqual([MENU, ABOUT.replace("/about-us", "/new")]);
    expect(digests(found.gatsby)).toEqual(digests(await build(serveHotel(hotel))));
  });

  test("a page that nothing links to is built only while the list of pages contains it", async () => {
    const LIST = "/v1/pages?property-id=1&lang=en";
    const { hotel, api } = await startHotel();
    hotel.listed = { en: ["/", "/about-us"] };
    const titles = ({ gatsby }: Awaited<ReturnType<typeof again>>) =>
      gatsby.nodesOf("HotelPage").map(({ title }) => title);
    await buildFrom(api.url);
    hotel.pages["/lonely"] = { id: 9, title: "Lonely" };
    hotel.listed = { en: ["/", "/about-us", "/lonely"] };
    const found = await again(api, [LIST]);
    expect(found.asked).toEqual([LIST, ABOUT.replace("/about-us", "/lonely")]);
    expect(titles(found)).toContain("Lonely");

    hotel.listed = { en: ["/", "/about-us"] };
    expect(titles(await again(api, [LIST]))).not.toContain("Lonely");
  });

  test("facts from the server take precedence over the hotel file and are updated by their call alone", async () => {
    const FACTS = "/v1/properties/1?lang=en";
    const { hotel, api } = await startHotel();
    hotel.pages["/about-us"] = {
      id: 2,
      contents: [{ key: "A", content: '<p><a href="https://new.example/rooms">Book</a></p>' }],
    };
    const english = ({ nodesOf }: FakeGatsby) => nodesOf("Hotel").find(({ locale }) => locale === "en");
    const bookingLinks = ({ nodes }: FakeGatsby) =>
      JSON.stringify([...nodes.values()]).includes("new.example/rooms?lang=en");
    const before = await buildFrom(api.url);
    expect(bookingLinks(before)).toBe(false);
    hotel.facts = {
      en: {
        phones: { main: { label: "01", tel: "+441234567890" } },
        reservation: { url: "https://new.example/" },
        directionsMap: { sourceUrl: "/media/map.png" },
      },
    };
    const changed = await again(api, [FACTS]);
    expect(changed.asked).toEqual([FACTS, "/media/map.png"]);
    expect(english(changed.gatsby)).toMatchObject({
      phone: { tel: "+441234567890" },
      directionsMap: expect.stringMatching(/map\.png$/),
    });
    expect(bookingLinks(changed.gatsby)).toBe(true);
    expect(digests(changed.gatsby)).toEqual(digests(await build(serveHotel(hotel))));

    delete hotel.facts;
    const without = await again(api, [FACTS]);
    expect(english(without.gatsby)).toEqual(english(before));
  });

  test("a call that failed is requested again even if it is not named as changed", async () => {
    const { hotel, api, trouble } = await startHotel();
    await buildFrom(api.url);
    hotel.pages["/about-us"] = { id: 2, title: "New about" };
    trouble.at = ABOUT;
    await again(api, [ABOUT]);
    trouble.at = "";
    const { gatsby, asked } = await again(api, [HOME]);
    expect(asked.sort()).toEqual([HOME, ABOUT].sort());
    expect(gatsby.nodesOf("HotelPage").map(({ title }) => title)).toContain("New about");
  });
});

test("a server with ETags sends each response only once, even across processes", async () => {
  const serve = serveHotel(await smallHotel());
  const statuses: number[] = [];
  const api = await startStubApi(async (url, request) => {
    const answer = await serve(url, request);
    if (typeof answer === "string") throw new Error(`The small hotel answers ${answer}.`);
    if (answer.status === 404 || Buffer.isBuffer(answer.body)) return answer;
    const known = request.headers["if-none-match"] === '"v1"';
    statuses.push(known ? 304 : 200);
    return known ? { status: 304 } : { ...answer, headers: { etag: '"v1"' } };
  });
  const rounds: number[][] = [];
  const nodes = [];
  for (const build of [buildFrom, buildFrom, buildInNewProcess]) {
    nodes.push(digests(await build(api.url)));
    rounds.push(statuses.splice(0));
  }
  expect(new Set(rounds[0])).toEqual(new Set([200]));
  expect(new Set(rounds[1])).toEqual(new Set([304]));
  expect(new Set(rounds[2])).toEqual(new Set([304]));
  expect(nodes[1]).toEqual(nodes[0]);
  expect(nodes[2]).toEqual(nodes[0]);
});
