import path from "node:path";
import { createCalls } from "../../../../content-api/calls";
import { createClient } from "../../../../content-api/client";
import { createHttpGet } from "../../../../content-api/http";
import { keepLastGood } from "../../../../content-api/keep-last-good";
import { loadSite } from "../../../../content-api/load-site";
import { openSnapshot } from "../../../../content-api/snapshot";
import { LOCALES } from "../../../../shared/locales";
import type { Route } from "../../../../shared/route";
import { serveHotel, type SmallHotel } from "../../../support/small-hotel";
import { type Answer, startStubApi } from "../../../support/stub-api";
import { temporaryFolder } from "../../../support/temporary-folder";

const ROUTES: Route[] = [
  { path: "/", layout: "intro-page" },
  { path: "/about-us", layout: "detail-pages", slugs: { tr: "hakkimizda" } },
  { path: "/gastronomy", layout: "detail-pages", slugs: { tr: "gastronomi" } },
  { path: "/accommodation", layout: "detail-pages", slugs: { tr: "konaklama" } },
];

const HOME = { "/": { id: 1 } };

/** Loads a site from an API with these responses, without last good copies. */
async function discover(answer: Answer) {
  const api = await startStubApi(answer);
  const infos: string[] = [];
  const warnings: string[] = [];
  const log = {
    info: (message: string) => void infos.push(message),
    warn: (message: string) => void warnings.push(message),
  };
  const get = createHttpGet(api.url, { timeout: 60_000, concurrency: 8, retries: 0, retryDelay: 1 });
  const loader = keepLastGood(
    createClient(api.url, get),
    await openSnapshot(path.join(await temporaryFolder(), "none"), log),
    log,
  );
  const site = await loadSite({
    routes: ROUTES,
    locales: LOCALES,
    origins: [api.url, "https://hotel.example"],
    calls: createCalls({ pages: 1, rooms: 2 }),
    loader,
    log,
  });
  return { ...site, infos, warnings, requests: api.requests };
}

/** A hotel's pages as grouped by discovery, with each group's paths in the order of languages. */
async function discoverHotel(hotel: SmallHotel) {
  const { content, failures, infos, warnings, requests } = await discover(serveHotel(hotel));
  expect(failures).toEqual([]);
  const { groups, aliases, rooms, menus } = content;
  const paths = groups.map(({ pages }) => LOCALES.flatMap((locale) => pages.get(locale)?.path ?? []));
  return { groups, paths, aliases, rooms, menus, infos, warnings, requests };
}

test("translations are found by hrefLangs, then by the known slug, then by the English slug", async () => {
  const { paths } = await discoverHotel({
    pages: {
      ...HOME,
      "/about-us": { id: 2, hrefLangs: [{ locale: "de", url: "/de/%C3%BCber-uns" }] },
      "/de/über-uns": { id: 2 },
      "/de/about-us": { id: 99 },
      "/tr/hakkimizda": { id: 2 },
      "/tr/about-us": { id: 99 },
      "/ru/about-us": { id: 2 },
    },
  });
  expect(paths).toEqual([["/"], ["/about-us", "/tr/hakkimizda", "/ru/about-us", "/de/über-uns"]]);
});

test("an address that no response confirms, or with another language's prefix, is no translation, and is logged", async () => {
  const hrefLangs = [
    { locale: "ru", url: "/ru/o-nas" },
    { locale: "de", url: "/uber-uns" },
  ];
  const { paths, infos } = await discoverHotel({
    pages: { ...HOME, "/about-us": { id: 2, hrefLangs }, "/uber-uns": { id: 3 } },
  });
  expect(paths).toEqual([["/"], ["/about-us"]]);
  expect(infos).toContain("The route /about-us has no page in tr, ru, de: left out there.");
});

test("a page that is missing in English is found in the languages that have it", async () => {
  const { paths } = await discoverHotel({ pages: { ...HOME, "/tr/hakkimizda": { id: 2 } } });
  expect(paths).toEqual([["/"], ["/tr/hakkimizda"]]);
});

test("menu links are followed in every language, however they are spelled", async () => {
  const { paths, groups, requests } = await discoverHotel({
    pages: {
      ...HOME,
      "/spa": { id: 5, hrefLangs: [{ locale: "ru", url: "/ru/спа" }] },
      "/ru/спа": { id: 5, hrefLangs: [{ locale: "en", url: "/spa" }] },
      "/tr/kis": { id: 6 },
    },
    menus: {
      en: ["/en/spa/", "https://hotel.example/spa", "https://elsewhere.example/pool", "tel:+90", "/gone"],
      tr: ["/tr/kis?from=menu"],
      ru: ["/ru/%D1%81%D0%BF%D0%B0"],
    },
  });
  expect(paths).toEqual([["/"], ["/spa", "/ru/спа"], ["/tr/kis"]]);
  expect(groups.map(({ route, layout }) => [route, layout])).toEqual([
    ["/", "intro-page"],
    [null, "detail-pages"],
    [null, "detail-pages"],
  ]);
  const asked = requests.filter((request) => request.includes("url=/spa"));
  expect(asked).toHaveLength(1);
  expect(requests.join()).not.toContain("pool");
});

test("venues are found through links, slides and texts of the gastronomy page, and through their own links", async () => {
  const { paths, groups } = await discoverHotel({
    pages: {
      ...HOME,
      "/gastronomy": {
        id: 3,
        heroSlides: [{ link: { url: "/gastronomy/koz", text: "Köz" } }],
        contents: [{ key: "A", content: '<p><a href="/gastronomy/sedir">Sedir</a></p>' }],
        sliders: [{ key: "DINING", slides: [{ link: { url: "/gastronomy/sofra", text: "Sofra" } }] }],
      },
      "/gastronomy/koz": { id: 31, hrefLangs: [{ locale: "tr", url: "/tr/gastronomi/köz" }] },
      "/tr/gastronomi/köz": { id: 31 },
      "/gastronomy/sedir": { id: 32 },
      "/gastronomy/sofra": {
        id: 33,
        contents: [{ key: "A", link: { url: "/gastronomy/bar", text: "Bar" } }],
      },
      "/gastronomy/bar": { id: 34 },
    },
  });
  expect(paths.slice(2).sort()).toEqual([
    ["/gastronomy/bar"],
    ["/gastronomy/koz", "/tr/gastronomi/köz"],
    ["/gastronomy/sedir"],
    ["/gastronomy/sofra"],
  ]);
  expect(new Set(groups.slice(2).map(({ layout }) => layout))).toEqual(new Set(["detail-pages-exclusive"]));
});

test("a page without incoming links is found through the server's list, with its translations and links", async () => {
  const { paths, warnings, requests } = await discoverHotel({
    pages: {
      ...HOME,
      "/spring": {
        id: 7,
        hrefLangs: [{ locale: "tr", url: "/tr/bahar" }],
        contents: [{ key: "A", link: { url: "/terms", text: "Terms" } }],
      },
      "/tr/bahar": { id: 7, hrefLangs: [{ locale: "en", url: "/spring" }] },
      "/terms": { id: 8 },
      "/accommodation": { id: 4 },
    },
    listed: {
      en: ["/", "/spring", "/accommodation/garden", "/..%2fb"],
      tr: ["/tr/bahar", "/tr/gone", "/tr/index"],
    },
  });
  expect(paths).toEqual([["/"], ["/accommodation"], ["/spring", "/tr/bahar"], ["/terms"]]);
  expect(warnings.join()).toContain('GET /v1/pages?property-id=1&lang=en names the path "/../b"');
  expect(warnings).toContain(
    'GET /v1/pages?property-id=1&lang=tr names the path "/tr/index", which can be no page\'s in tr: the site has something else called "index". It is not built: give the page another address.',
  );
  expect(requests.filter((request) => request.includes("garden"))).toEqual([]);
});

test("a page known by a second path is built once, and links to that path lead to it", async () => {
  const { paths, aliases } = await discoverHotel({
    pages: { ...HOME, "/home": { id: 1 } },
    menus: { en: ["/home"] },
  });
  expect(paths).toEqual([["/"]]);
  expect([...aliases]).toEqual([["/home", "/"]]);
});

test("paths below the accommodation page are rooms and never requested as pages", async () => {
  const { paths, rooms, requests } = await discoverHotel({
    pages: {
      ...HOME,
      "/accommodation": { id: 4 },
      "/tr/konaklama": { id: 4 },
    },
    menus: { en: ["/accommodation/garden"], tr: ["/tr/konaklama/bah%C3%A7e"] },
    rooms: {
      en: [{ id: 101, slug: "garden" }],
      tr: [{ id: 101, slug: "bahçe" }],
      ru: [{ id: 101, slug: "sad" }],
    },
  });
  expect(paths).toEqual([["/"], ["/accommodation", "/tr/konaklama"]]);
  expect([...rooms.values()].flat().map((room) => room.path)).toEqual([
    "/accommodation/garden",
    "/tr/konaklama/bahçe",
  ]);
  expect(requests.filter((request) => /url=.*(garden|bah)/.test(request))).toEqual([]);
});

test("a room without a slug in the list is requested by id; one without either is left out", async () => {
  const rooms = [
    { id: 101, slug: "garden", summary: "by slug" },
    { id: 102, slug: "lake" },
  ];
  const serve = serveHotel({ pages: { ...HOME, "/accommodation": { id: 4 } }, rooms: { en: rooms } });
  const { content, failures, requests } = await discover((url, request) => {
    const isList = url.pathname === "/v1/rooms" && url.searchParams.get("lang") === "en";
    if (!isList) return serve(url, request);
    const listed = [rooms[0], { id: 102, slug: "" }, { id: 0, slug: "" }];
    return {
      body: listed.map((room) => ({ name: "Room", category: { code: "suite" }, hrefLangs: [], ...room })),
    };
  });
  expect(failures).toEqual([]);
  expect(content.rooms.get("en")?.map((room) => room.path)).toEqual([
    "/accommodation/garden",
    "/accommodation/lake",
  ]);
  expect(requests).toContain("/v1/rooms/102?lang=en&property-id=2");
  expect(requests.join()).not.toContain("/v1/rooms/0");
});

test("CONTACT and CERTIFICATE pages load their template; other categories request none", async () => {
  const { groups, requests } = await discoverHotel({
    pages: {
      "/": { id: 1, category: { code: "HOME" } },
      "/about-us": { id: 2, category: { code: "CONTACT" } },
      "/gastronomy": { id: 3, category: { code: "CERTIFICATE" } },
    },
    templates: { 2: { types: [{ subtitle: "PHONE" }] }, 3: { types: [{ subtitle: "AWARDS_1" }] } },
  });
  const subtitles = groups.map(({ pages }) =>
    pages.get("en")?.categoryTemplate?.types.map(({ subtitle }) => subtitle),
  );
  expect(subtitles).toEqual([undefined, ["PHONE"], ["AWARDS_1"]]);
  expect(
    requests.filter((request) => request.startsWith("/v1/pages/") && !request.includes("url-lang")),
  ).toEqual(["/v1/pages/2/contact?lang=en", "/v1/pages/3/certificate?lang=en"]);
});

test("an outage is not a 404: loading fails, naming each call, and no other path is tried instead", async () => {
  const serve = serveHotel({ pages: { ...HOME, "/about-us": { id: 2 } } });
  const { failures, requests } = await discover((url, request) =>
    url.searchParams.get("url") === "/tr/hakkimizda" ? { status: 503 } : serve(url, request),
  );
  expect(failures).toEqual([expect.stringMatching(/^GET http.*url=\/tr\/hakkimizda&lang=tr \(status 503\)/)]);
  expect(requests.join()).not.toContain("/tr/about-us");
});

test("an API without a home page is rejected", async () => {
  const { failures } = await discover(serveHotel({ pages: { "/about-us": { id: 2 } } }));
  expect(failures).toEqual([expect.stringContaining("there is no home page")]);
});

test("the menus of every property that a page names are fetched, and so are the pages they link to", async () => {
  const { paths, menus, warnings } = await discoverHotel({
    pages: {
      ...HOME,
      "/spa": { id: 2, property: { id: 7 } },
      "/spa/hammam": { id: 3, property: { id: 8 } },
      "/golf": { id: 4, property: { id: 9 } },
    },
    menus: { en: ["/spa"] },
    otherMenus: { 7: { en: ["/spa", "/spa/hammam"] }, 8: { en: ["/golf"] } },
  });
  expect(paths).toEqual([["/"], ["/spa"], ["/spa/hammam"], ["/golf"]]);
  expect(menus.map(({ property, locale }) => `${property} ${locale}`)).toEqual(
    ["1", "7", "8"].flatMap((property) => LOCALES.map((locale) => `${property} ${locale}`)),
  );
  expect(warnings).toContain(
    "GET /v1/menus?property-id=9&lang=en (status 404): its pages have the menus of the site.",
  );
});

test("paths that leave the site or cannot be a folder are reported with their call and never requested", async () => {
  const bad = ["/..%2f..%2fx", "/a%00b", "/%2Fevil.example"];
  const { paths, requests, warnings } = await discoverHotel({
    pages: {
      ...HOME,
      "/gastronomy": {
        id: 3,
        contents: [{ key: "A", content: "<a href='/gastronomy/..%2f..%2f..%2fx'>x</a>" }],
        hrefLangs: [{ locale: "tr", url: "/tr/..%2f..%2fy" }],
      },
    },
    menus: { en: bad },
  });
  expect(paths).toEqual([["/"], ["/gastronomy"]]);
  expect(requests.filter((request) => /evil|%00|\.\./.test(request))).toEqual([]);
  const refusals = warnings.filter((warning) => warning.includes("can be no page's"));
  expect(refusals).toHaveLength(bad.length + 2);
  expect(refusals).toContain(
    'GET /v1/menus?property-id=1&lang=en names the path "/../../x", which can be no page\'s in en: it has the segment "..". It is not built: give the page another address.',
  );
  expect(refusals).toContainEqual(expect.stringMatching(/"\/a\\u0000b".*it holds the character U\+0000/));
  expect(refusals).toContainEqual(
    expect.stringMatching(
      /^GET \/v1\/pages\/url-lang\?.*url=\/gastronomy&lang=en names the path "\/tr\/\.\./,
    ),
  );
});

test("a room's slug that cannot be a path is never requested", async () => {
  const { rooms, requests, warnings } = await discoverHotel({
    pages: { ...HOME, "/accommodation": { id: 4 } },
    rooms: {
      en: [
        { id: 101, slug: "\ud800" },
        { id: 102, slug: "../../x" },
      ],
    },
  });
  expect(rooms.get("en")).toEqual([]);
  expect(requests.filter((request) => request.startsWith("/v1/rooms/"))).toEqual([]);
  expect(warnings).toContainEqual(
    expect.stringMatching(
      /^GET \/v1\/rooms\?.*: room 102 has no usable slug in en \("\.\.\/\.\.\/x": letters, digits/,
    ),
  );
});
