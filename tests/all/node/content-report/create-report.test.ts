import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { createCalls } from "../../../../content-api/calls";
import { createClient } from "../../../../content-api/client";
import { createHttpGet } from "../../../../content-api/http";
import { keepLastGood } from "../../../../content-api/keep-last-good";
import { loadSite } from "../../../../content-api/load-site";
import type { PictureFaults } from "../../../../content-api/picture-faults";
import { openSnapshot, type Snapshot } from "../../../../content-api/snapshot";
import { createReport } from "../../../../services/content-report/create-report";
import { parseLevels } from "../../../../services/content-report/levels";
import type { ContentReport } from "../../../../services/content-report/report";
import { readHotelFile } from "../../../../toolkit/read-hotel-file";
import { LOCALES } from "../../../../shared/locales";
import { ROUTES } from "../../../../shared/routes";
import { serveHotel, type SmallHotel, type SmallPage } from "../../../support/small-hotel";
import { startStubApi } from "../../../support/stub-api";
import { temporaryFolder } from "../../../support/temporary-folder";

const SILENT = { info: () => {}, warn: () => {} };
const OPTIONS = {
  propertyIds: { pages: 1, rooms: 2 },
  siteUrl: "https://hotel.example",
  levels: parseLevels(undefined),
  now: new Date("2026-11-20T12:00:00Z"),
  hotel: readHotelFile("content/hotel.json"),
  previous: undefined,
};
const hrefLangsOf = (...urls: string[]) => urls.map((url, index) => ({ locale: LOCALES[index], url }));
const HOMES = hrefLangsOf("/", "/tr", "/ru", "/de");
const ABOUT = hrefLangsOf("/about-us", "/tr/hakkimizda", "/ru/about-us", "/de/about-us");

/** A link to the reservation site. */
const BOOK = {
  key: "CTA",
  title: "Dates",
  link: { url: "https://reservations.pinarabay.example/?room=1", text: "Dates" },
};

const described = (content: string) => [{ name: "description", content }];

/** Two pages in four languages without findings; `changes` are applied to the pages with these paths. */
function hotelWith(
  changes: Record<string, Partial<SmallPage> | null> = {},
  rest: Partial<SmallHotel> = {},
): SmallHotel {
  const pages = Object.fromEntries(
    [
      ...HOMES.map(({ url }) => ({ url, id: 1, hrefLangs: HOMES })),
      ...ABOUT.map(({ url }) => ({ url, id: 2, hrefLangs: ABOUT })),
    ]
      .filter(({ url }) => changes[url] !== null)
      .map(({ url, ...page }) => [
        url,
        { ...page, title: `Title ${url}`, metas: described(`About ${url}`), ...changes[url] },
      ]),
  );
  return { pages, ...rest };
}

async function picture(width: number): Promise<Buffer> {
  return sharp({ create: { width, height: 10, channels: 3, background: "#888" } })
    .jpeg()
    .toBuffer();
}

async function report(hotel: SmallHotel, options: { levels?: string; previous?: ContentReport } = {}) {
  const api = await startStubApi(serveHotel(hotel));
  return await createReport({
    ...OPTIONS,
    apiUrl: api.url,
    levels: parseLevels(options.levels),
    previous: options.previous,
  });
}

async function findings(hotel: SmallHotel, options?: { levels?: string; previous?: ContentReport }) {
  const { items } = await report(hotel, options);
  return items.map(
    ({ level, kind, locale, page, detail }) => `${level} ${kind} ${locale} ${page}: ${detail}`,
  );
}

const pictures: Pick<SmallHotel, "other"> = {
  other: async ({ pathname }) => {
    if (pathname === "/wide.jpg")
      return { body: await picture(1_500), headers: { "Content-Type": "image/jpeg" } };
    if (pathname === "/narrow.jpg")
      return { body: await picture(700), headers: { "Content-Type": "image/jpeg" } };
    if (pathname === "/cut.jpg") return { body: await readFile("tests/fixtures/pictures/cut.jpg") };
    if (pathname === "/plan.svg") return { body: "<svg/>", headers: { "Content-Type": "image/svg+xml" } };
    return { status: 404 };
  },
};

test("content without faults has no findings", async () => {
  const file = { sourceUrl: "/wide.jpg", alt: "The bay" };
  const hotel = hotelWith(
    { "/": { heroSlides: [{ file }] } },
    { ...pictures, menus: { en: ["/about-us", "https://x.example"] } },
  );
  expect(await findings(hotel)).toEqual([]);
});

test("what a build has read is not requested again, except for calls that failed", async () => {
  const hotel = hotelWith({ "/tr": { heroSlides: [{ file: { sourceUrl: "/gone.jpg", alt: " " } }] } });
  const api = await startStubApi(serveHotel(hotel));
  const folder = await temporaryFolder();
  const make = async (read?: Snapshot, pictureFaults?: PictureFaults) =>
    (await createReport({ ...OPTIONS, apiUrl: api.url, read, pictureFaults })).items;
  const snapshot = () => openSnapshot(join(folder, "answers.json"), SILENT, api.url);
  const calls = createCalls(OPTIONS.propertyIds);
  const options = { routes: ROUTES, locales: LOCALES, origins: [api.url], calls, log: SILENT };
  const read = await snapshot();
  const client = createClient(api.url, createHttpGet(api.url, {}));
  await loadSite({ ...options, loader: keepLastGood(client, read, SILENT) });
  const failed = calls.page("/de/about-us", "de").path;
  await read.save([failed]);

  const items = await make();
  api.requests.length = 0;
  expect(await make(await snapshot())).toEqual(items);
  expect(items.map(({ kind }) => kind)).toEqual(["missing-picture", "missing-alt"]);
  expect(api.requests.sort()).toEqual(["/gone.jpg", failed]);

  api.requests.length = 0;
  const [found] = await make(await snapshot(), new Map([["/gone.jpg", "it is damaged"]]));
  expect(found).toMatchObject({ page: "/tr", detail: "heroSlides.0.file: /gone.jpg (it is damaged)" });
  expect(api.requests).toEqual([failed]);
});

test.each<[string, SmallHotel, string[]]>([
  [
    "a page that lacks a language",
    hotelWith({
      "/de/about-us": null,
      "/about-us": { hrefLangs: ABOUT.slice(0, 3) },
      "/tr/hakkimizda": { hrefLangs: ABOUT.slice(0, 3) },
      "/ru/about-us": { hrefLangs: ABOUT.slice(0, 3) },
    }),
    ["warning missing-translation de /about-us: Title /about-us"],
  ],
  [
    "a picture without text",
    hotelWith({ "/tr": { heroSlides: [{ file: { sourceUrl: "/wide.jpg", alt: " " } }] } }, pictures),
    ["warning missing-alt tr /tr: heroSlides.0.file: /wide.jpg"],
  ],
  [
    "a picture that is missing, one that is damaged, one that is too small, and a drawing, which never is",
    hotelWith(
      {
        "/": {
          heroSlides: [
            { file: { sourceUrl: "/gone.jpg", alt: "a" } },
            { file: { sourceUrl: "/narrow.jpg", alt: "a" } },
            { file: { sourceUrl: "/cut.jpg", alt: "a", width: 3_000 } },
          ],
          contents: [{ key: "SECTION", file: { sourceUrl: "/plan.svg", alt: "a" } }],
          sliders: [{ key: "GALLERY", slides: [{ file: { sourceUrl: "/wide.jpg", alt: "a", width: 640 } }] }],
        },
      },
      pictures,
    ),
    [
      "error missing-picture en /: heroSlides.0.file: /gone.jpg (404)",
      "error missing-picture en /: heroSlides.2.file: /cut.jpg (it is damaged or no picture)",
      "warning small-picture en /: heroSlides.1.file: /narrow.jpg (700 px < 1440 px)",
      "warning small-picture en /: sliders.GALLERY.0.file: /wide.jpg (640 px < 800 px)",
    ],
  ],
  [
    "dead links and links out of the site's folder, in fields and in HTML, but not links elsewhere and to files",
    hotelWith({
      "/": {
        contents: [
          {
            key: "SECTION",
            link: { url: "/..%2f..%2fx", text: "x" },
            content:
              '<p><a href="/tr/kayip?a=1#b">x</a> <a href="/tr/hakkimizda/#b">x</a> <a href="/media/a.pdf">x</a></p>',
          },
        ],
        heroSlides: [
          { link: { url: "tel:+90", text: "x" } },
          { link: { url: "//cdn.example/x", text: "x" } },
        ],
      },
    }),
    [
      "error dead-link en /: contents.0.link: /..%2f..%2fx",
      "error dead-link en /: contents.0.content: /tr/kayip?a=1#b",
    ],
  ],
  [
    "links to the reservation site where guests book by phone",
    hotelWith({ "/": { contents: [BOOK] }, "/tr": { contents: [BOOK] }, "/ru": { contents: [BOOK] } }),
    ["warning booking-link tr /tr: contents.0.link: https://reservations.pinarabay.example/?room=1"],
  ],
  [
    "no link to the reservation site, but not where guests book by phone",
    hotelWith({
      "/": { contents: [BOOK] },
      "/tr": { contents: [{ ...BOOK, link: undefined }] },
      "/de": { contents: [{ ...BOOK, link: undefined, content: '<p><a href="tel:+90">x</a></p>' }] },
    }),
    ["note missing-link de /de: contents.0.link: https://reservations.pinarabay.example/?room=1"],
  ],
  [
    "a menu entry to nowhere",
    hotelWith({}, { menus: { ru: ["/ru/nigde", "/ru/about-us"] } }),
    ["error dead-menu-entry ru /ru/nigde: HEADER DESKTOP_TOP: “/ru/nigde”"],
  ],
  [
    "titles that are empty or the same, in one language only",
    hotelWith({
      "/": { title: " " },
      "/tr": { title: "Otel" },
      "/tr/hakkimizda": { title: "otel " },
      "/de": { title: "Otel" },
    }),
    [
      "error empty-title en /: ",
      "warning duplicate-title tr /tr: “Otel”: /tr/hakkimizda",
      "warning duplicate-title tr /tr/hakkimizda: “otel”: /tr",
    ],
  ],
  [
    "descriptions that are missing or the same",
    hotelWith({
      "/": { metas: null },
      "/tr": { metas: described("Koy") },
      "/tr/hakkimizda": { metas: described("Koy") },
    }),
    [
      "warning duplicate-description tr /tr: “Koy”: /tr/hakkimizda",
      "warning duplicate-description tr /tr/hakkimizda: “Koy”: /tr",
      "warning empty-description en /: ",
    ],
  ],
  [
    "what a layout has no place for, and where it stands instead",
    hotelWith(
      {
        "/about-us": {
          heroSlides: [{ title: "First", file: { sourceUrl: "/wide.jpg", alt: "a" } }],
          options: [{ key: "HEADER_IMAGE", file: { sourceUrl: "/plan.svg", alt: "a" } }],
          contents: [
            { key: "HERO", title: "Our house" },
            { key: "ROOMS", title: "Rooms" },
            { key: "FACT_1", title: "5", file: { sourceUrl: "/wide.jpg", alt: "a" } },
            { key: "FACTS", title: "Hours", file: { sourceUrl: "/wide.jpg", alt: "a" } },
            { key: "INDEX", title: "Days", file: { sourceUrl: "/wide.jpg", alt: "a" } },
            { key: "TABLE", title: "Tables", file: { sourceUrl: "/wide.jpg", alt: "a" } },
            { key: "SOMETHING_NEW", title: "New" },
          ],
          sliders: [
            { key: "INDEX", slides: [{ title: "A day" }] },
            { key: "TABLE", slides: [{ title: "A table" }] },
            { key: "GALLERY", slides: [{ title: "Words" }, { file: { sourceUrl: "/wide.jpg", alt: "a" } }] },
            { key: "ERROR_HEADER", slides: [{ title: "Lost" }] },
          ],
        },
        "/": {
          contents: [{ key: "ROOMS", title: "Rooms" }],
          sliders: [{ key: "ROOMS", slides: [{ title: "A room" }] }],
        },
      },
      pictures,
    ),
    [
      "note other-place en /: sliders.ROOMS: shown in place of the list of rooms",
      "note other-place en /about-us: contents.FACT_1: shown as text and picture",
      "note other-place en /about-us: contents.ROOMS: shown as text and picture",
      "note other-place en /about-us: contents.TABLE: shown as text and picture",
      "note other-place en /about-us: heroSlides.0 (title, file): shown below the contents",
      "note other-place en /about-us: sliders.ERROR_HEADER: shown as a row of cards",
      "note other-place en /about-us: sliders.GALLERY.0: shown as a card below the pictures",
    ],
  ],
  [
    "a language link that is not returned",
    hotelWith({ "/tr": { hrefLangs: HOMES.slice(1) } }),
    ["warning one-way-hreflang en /: /tr"],
  ],
  [
    "an answer that breaks the contract, with its call and field",
    hotelWith({ "/tr": { heroSlides: [{ title: 7 }] } }),
    [
      expect.stringMatching(/^error contract tr \/tr: GET http:\S+url-lang\S+ heroSlides\[0\]\.title /),
      "warning missing-translation tr /: Title /",
      "warning one-way-hreflang de /de: /tr",
      "warning one-way-hreflang en /: /tr",
      "warning one-way-hreflang ru /ru: /tr",
    ],
  ],
])("the report finds %s", async (_, hotel, expected) => {
  const found = await findings(hotel);
  expect([...found].sort()).toEqual([...expected].sort());
});

test("an address that changed since the last report is noted once", async () => {
  const previous = await report(hotelWith());
  expect(previous.addresses["tr page-2"]).toBe("/tr/hakkimizda");
  const moved = ABOUT.map((link) => (link.locale === "de" ? { ...link, url: "/de/ueber-uns" } : link));
  const pages = Object.fromEntries(
    Object.entries(hotelWith().pages).map(([path, page]) =>
      page.id === 2
        ? [path === "/de/about-us" ? "/de/ueber-uns" : path, { ...page, hrefLangs: moved }]
        : [path, page],
    ),
  );
  expect(await findings({ pages }, { previous })).toEqual([
    "note changed-slug de /de/ueber-uns: /de/about-us → /de/ueber-uns",
  ]);
  expect(await findings({ pages }, { previous: await report({ pages }) })).toEqual([]);
});

test("rooms are checked, too", async () => {
  const rooms = [
    { id: 7, slug: "sea-room", name: "Sea room", hrefLangs: [{ locale: "en", slug: "sea-room" }] },
  ];
  const links = [{ locale: "en", url: "/accommodation" }];
  const hotel = hotelWith({}, { rooms: { en: rooms } });
  const accommodation = { id: 3, title: "Rooms", metas: described("All rooms"), hrefLangs: links };
  const found = await findings({ ...hotel, pages: { ...hotel.pages, "/accommodation": accommodation } });
  expect(found).toContain("warning empty-description en /accommodation/sea-room: ");
  expect(found).toContain("warning missing-translation tr /accommodation/sea-room: Sea room");
});

test("levels are configurable, and a kind can be turned off", async () => {
  const hotel = hotelWith({ "/": { title: "", metas: null } });
  expect(await findings(hotel, { levels: "empty-description=error, empty-title=off" })).toEqual([
    "error empty-description en /: ",
  ]);
});

test.each(["missing-alt", "missing-alt=fatal", "alt=error", "toString=error"])(
  "the levels %p are rejected, listing the valid ones",
  (setting) => {
    expect(() => parseLevels(setting)).toThrow(
      /Write kind=level .* missing-alt, .* levels are error, warning, note and off/,
    );
  },
);

test.each([404, 503])("a room list that answers %i is reported", async (status) => {
  const serve = serveHotel(hotelWith());
  const api = await startStubApi((url, request) =>
    url.pathname === "/v1/rooms" && url.search.includes("lang=tr") ? { status } : serve(url, request),
  );
  const { items } = await createReport({
    ...OPTIONS,
    apiUrl: api.url,
    http: { retryDelay: 1 },
    levels: parseLevels("contract=off"),
  });
  expect(items).toEqual([
    {
      level: "error",
      kind: "no-rooms",
      locale: "tr",
      page: "/tr/accommodation",
      detail: expect.stringMatching(/^GET http:\S+\/v1\/rooms\?\S+lang=tr: a site without .* has no rooms/),
    },
  ]);
});

test("an unknown word is reported once", async () => {
  const rooms = ["a", "b"].map((slug, index) => ({
    id: index + 1,
    slug,
    category: { code: "tree-house" },
    metas: described(slug),
  }));
  const hotel = hotelWith({}, { rooms: { en: rooms } });
  const pages = { ...hotel.pages, "/accommodation": { id: 3, metas: described("All rooms") } };
  const found = await findings({ ...hotel, pages }, { levels: "missing-translation=off" });
  expect(found).toEqual([
    'warning unknown-word en /accommodation/a: room category "tree-house": shown among the rooms',
  ]);
});

test("a signal ends a report at once, whether it is waiting for calls or pictures", async () => {
  const serve = serveHotel(
    hotelWith({ "/": { heroSlides: [{ file: { sourceUrl: "/wide.jpg", alt: "a" } }] } }),
  );
  for (const hanging of ["/v1/menus", "/wide.jpg"]) {
    const stopping = new AbortController();
    const api = await startStubApi((url, request) => {
      if (url.pathname !== hanging) return serve(url, request);
      stopping.abort(new Error("Stopped."));
      return "hang";
    });
    const asking = createReport({ ...OPTIONS, apiUrl: api.url, http: { signal: stopping.signal } });
    await expect(asking).rejects.toThrow("Stopped.");
  }
});
