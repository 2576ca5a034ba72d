import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createCalls } from "../../../plugins/gatsby-source-hotel/src/calls";
import { createClient } from "../../../plugins/gatsby-source-hotel/src/client";
import { createHttpGet } from "../../../plugins/gatsby-source-hotel/src/http";
import { createLoader } from "../../../plugins/gatsby-source-hotel/src/load";
import { loadSite } from "../../../plugins/gatsby-source-hotel/src/load-site";
import { openSnapshot } from "../../../plugins/gatsby-source-hotel/src/snapshot";
import { LOCALES } from "../../../src/config/locales";
import type { Route } from "../../../src/config/route";
import { serveHotel, type SmallHotel } from "./small-hotel";
import { type Answer, startStubApi } from "./stub-api";

const ROUTES: Route[] = [
  { path: "/", layout: "intro-page" },
  { path: "/about-us", layout: "detail-pages", slugs: { tr: "hakkimizda" } },
  { path: "/gastronomy", layout: "detail-pages", slugs: { tr: "gastronomi" } },
  { path: "/accommodation", layout: "detail-pages", slugs: { tr: "konaklama" } },
];

const HOME = { "/": { id: 1 } };

let folder = "";

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "discover-"));
});

afterAll(() => rm(folder, { recursive: true }));

/** Loads a site from an API that answers so, with no last good copies. */
async function discover(answer: Answer) {
  const api = await startStubApi(answer);
  const infos: string[] = [];
  const log = { info: (message: string) => void infos.push(message), warn: () => {} };
  const get = createHttpGet({ timeout: 5_000, concurrency: 8, retries: 0, retryDelay: 1 });
  const loader = createLoader(
    createClient(api.url, get),
    await openSnapshot(path.join(folder, "none"), log),
    log,
  );
  try {
    const site = await loadSite({
      routes: ROUTES,
      locales: LOCALES,
      origins: [api.url, "https://hotel.example"],
      calls: createCalls({ pages: 1, rooms: 2 }),
      loader,
      log,
    });
    return { site, infos, requests: api.requests };
  } finally {
    await api.close();
  }
}

/** The pages of a hotel as discovery groups them: each group's paths in the order of languages. */
async function discoverHotel(hotel: SmallHotel) {
  const { site, infos, requests } = await discover(serveHotel(hotel));
  if (!site.whole) throw new Error(site.failures.join("\n"));
  const { groups, aliases, rooms } = site.content;
  const paths = groups.map(({ pages }) => LOCALES.flatMap((locale) => pages.get(locale)?.path ?? []));
  return { groups, paths, aliases, rooms, infos, requests };
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

test("a translation that hrefLangs promise but no answer confirms is no page, and is logged", async () => {
  const { paths, infos } = await discoverHotel({
    pages: { ...HOME, "/about-us": { id: 2, hrefLangs: [{ locale: "ru", url: "/ru/o-nas" }] } },
  });
  expect(paths).toEqual([["/"], ["/about-us"]]);
  expect(infos).toContain("The route /about-us has no page in tr, ru, de: left out there.");
});

test("a page that is missing in English is found in the languages that have it", async () => {
  const { paths } = await discoverHotel({ pages: { ...HOME, "/tr/hakkimizda": { id: 2 } } });
  expect(paths).toEqual([["/"], ["/tr/hakkimizda"]]);
});

test("an address with another language's prefix is no translation", async () => {
  const { paths } = await discoverHotel({
    pages: {
      ...HOME,
      "/about-us": { id: 2, hrefLangs: [{ locale: "de", url: "/uber-uns" }] },
      "/uber-uns": { id: 3 },
    },
  });
  expect(paths).toEqual([["/"], ["/about-us"]]);
});

test("links of menus are followed in every language, however they are spelled", async () => {
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

test("venues are found in the links, slides and texts of the gastronomy page, and in what they link to", async () => {
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

test("a page that is known under another path is built once, and links to that path lead to it", async () => {
  const { paths, aliases } = await discoverHotel({
    pages: { ...HOME, "/home": { id: 1 } },
    menus: { en: ["/home"] },
  });
  expect(paths).toEqual([["/"]]);
  expect([...aliases]).toEqual([["/home", "/"]]);
});

test("paths below the accommodation page are rooms and never asked for as pages", async () => {
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

test("a room without a slug in the list is asked for by its id; one without both is left out", async () => {
  const rooms = [
    { id: 101, slug: "garden", summary: "by slug" },
    { id: 102, slug: "lake" },
  ];
  const serve = serveHotel({ pages: { ...HOME, "/accommodation": { id: 4 } }, rooms: { en: rooms } });
  const { site, requests } = await discover((url, request) => {
    const isList = url.pathname === "/v1/rooms" && url.searchParams.get("lang") === "en";
    if (!isList) return serve(url, request);
    const listed = [rooms[0], { id: 102, slug: "" }, { id: 0, slug: "" }];
    return {
      body: listed.map((room) => ({ name: "Room", category: { code: "suite" }, hrefLangs: [], ...room })),
    };
  });
  if (!site.whole) throw new Error(site.failures.join("\n"));
  expect(site.content.rooms.get("en")?.map((room) => room.path)).toEqual([
    "/accommodation/garden",
    "/accommodation/lake",
  ]);
  expect(requests).toContain("/v1/rooms/102?lang=en&property-id=2");
  expect(requests.join()).not.toContain("/v1/rooms/0");
});

test("a room whose details answer 404, or whose slug can be no path, is left out", async () => {
  const { rooms } = await discoverHotel({
    pages: { ...HOME, "/accommodation": { id: 4 } },
    rooms: {
      en: [
        { id: 101, slug: "garden" },
        { id: 102, slug: "../lake" },
      ],
    },
  });
  expect(rooms.get("en")?.map(({ answer }) => answer.slug)).toEqual(["garden"]);
});

test("CONTACT and CERTIFICATE pages bring their template, other categories ask for none", async () => {
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

test("an outage is no 404: the site is not whole, each call is named, and no other path is tried instead", async () => {
  const serve = serveHotel({ pages: { ...HOME, "/about-us": { id: 2 } } });
  const { site, requests } = await discover((url, request) =>
    url.searchParams.get("url") === "/tr/hakkimizda" ? { status: 503 } : serve(url, request),
  );
  expect(site).toEqual({
    whole: false,
    failures: [expect.stringMatching(/^GET http.*url=\/tr\/hakkimizda&lang=tr \(status 503\)/)],
  });
  expect(requests.join()).not.toContain("/tr/about-us");
});

test("an API without a home page is no hotel", async () => {
  const { site } = await discover(serveHotel({ pages: { "/about-us": { id: 2 } } }));
  expect(site).toEqual({ whole: false, failures: [expect.stringContaining("there is no home page")] });
});
