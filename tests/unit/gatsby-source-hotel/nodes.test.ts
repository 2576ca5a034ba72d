import { createKeptTexts } from "../../../plugins/gatsby-source-hotel/src/rich-text/kept-texts";
import { buildNodes, buildPictureNode } from "../../../plugins/gatsby-source-hotel/src/nodes";
import type { ApiPage, ApiRoom } from "../../../content-api/contract";
import type { FoundPage, FoundRoom, PageGroup, SiteContent } from "../../../content-api/model";
import { LOCALES, type Locale } from "../../../shared/locales";
import type { Layout } from "../../../shared/layouts";
import { messagesOf } from "../../../languages/messages-of";
import { withTerms } from "../../../plugins/gatsby-source-hotel/src/offer-terms";
import { priceWords } from "../../../plugins/gatsby-source-hotel/src/price-words";
import { createFakeGatsby } from "../../support/content/fake-gatsby";

const DETAIL_MESSAGES = messagesOf("detail");

const { createContentDigest } = createFakeGatsby().args;

function context(port = 4000) {
  const apiOrigin = `http://127.0.0.1:${port}`;
  return {
    locales: LOCALES,
    origins: [apiOrigin],
    apiOrigin,
    texts: createKeptTexts(),
    createNodeId: (name: string) => name,
    createContentDigest,
  };
}

function page(locale: Locale, path: string, answer: Partial<ApiPage> & { id: number }): FoundPage {
  const defaults = {
    property: { id: 1 },
    title: `Page ${answer.id}`,
    contents: [],
    heroSlides: [],
    sliders: [],
  };
  const rest = { hrefLangs: [], breadcrumbs: [], options: [], metas: [], type: "PAGE" };
  return { locale, path, answer: { ...defaults, ...rest, ...answer }, categoryTemplate: null };
}

function group(route: string | null, layout: Layout, ...pages: FoundPage[]): PageGroup {
  return { route, layout, pages: new Map(pages.map((found) => [found.locale, found])) };
}

function room(locale: Locale, path: string, answer: Partial<ApiRoom> & { id: number }): FoundRoom {
  const slug = path.split("/").at(-1) ?? "";
  return {
    locale,
    path,
    answer: {
      slug,
      name: `Room ${answer.id}`,
      hrefLangs: [],
      category: { code: "suite" },
      ...answer,
    },
  };
}

const HOME = group(
  "/",
  "intro-page",
  page("en", "/", { id: 1 }),
  page("tr", "/tr", { id: 1 }),
  page("de", "/de", { id: 1 }),
);
const ACCOMMODATION = group(
  "/accommodation",
  "detail-pages",
  page("en", "/accommodation", {
    id: 4,
    breadcrumbs: [
      { text: "Home", url: "/", active: false },
      { text: " Rooms ", active: true },
    ],
  }),
  page("tr", "/tr/konaklama", { id: 4 }),
);

const EMPTY: SiteContent = {
  groups: [],
  aliases: new Map(),
  rooms: new Map(),
  property: 1,
  menus: LOCALES.map((locale) => ({ property: 1, locale, menus: [] })),
  facts: new Map(),
};

function build(
  content: Partial<SiteContent>,
  { port, ...given }: { port?: number; reservationUrl?: string } = {},
) {
  const whole = { ...EMPTY, groups: [HOME], ...content };
  const { nodes, pictures, deadLinks } = buildNodes(whole, { ...context(port), ...given });
  return { nodes, pictures, deadLinks, node: (id: string) => nodes.find((one) => one.id === id) };
}

/** Builds a hotel whose only page is an English home page with these fields. */
const buildHome = (fields: Partial<ApiPage>, options?: { port?: number }) =>
  build({ groups: [group("/", "intro-page", page("en", "/", { id: 1, ...fields }))] }, options);

/** Builds a hotel with these rooms, listed on its rooms page. */
const buildRooms = (...rooms: FoundRoom[]) =>
  build({
    groups: [HOME, ACCOMMODATION],
    rooms: new Map(LOCALES.map((locale) => [locale, rooms.filter((found) => found.locale === locale)])),
  });

test("there is one node per page and language, and two menus per language", () => {
  const { nodes } = build({ groups: [HOME, ACCOMMODATION] });
  expect(nodes.map(({ id }) => id).sort()).toEqual(
    [
      ...LOCALES.flatMap((locale) => [`menu-1-HEADER-${locale}`, `menu-1-FOOTER-${locale}`]),
      ...["page-1-en", "page-1-tr", "page-1-de", "page-4-en", "page-4-tr"],
    ].sort(),
  );
});

test("a page's fields are trimmed, its empty texts are null, and its links are site paths", () => {
  const { node } = build({
    groups: [
      HOME,
      group(
        "/contact",
        "detail-pages-exclusive",
        page("tr", "/tr/iletişim", {
          id: 9,
          title: "  İletişim ",
          category: { code: "CONTACT" },
          metas: [{ name: "description", content: " d " }],
          contents: [
            {
              key: "INTRO",
              title: " ",
              content: "",
              link: { url: "http://127.0.0.1:4000/tr/", text: " Ana sayfa ", target: "_blank" },
            },
            { key: "SECTION", content: "<p>a</p>", link: { url: "/tr/yok", text: "yok" } },
          ],
          breadcrumbs: [{ text: " Ana Sayfa ", url: "/tr" }, { text: "İletişim" }],
          options: [{ key: "HEADER_IMAGE", file: { sourceUrl: "/media/a.jpg", alt: " A " } }],
        }),
      ),
    ],
  });
  expect(node("page-9-tr")).toMatchObject({
    apiId: 9,
    locale: "tr",
    path: "/tr/iletişim",
    route: "/contact",
    layout: "detail-pages-exclusive",
    category: "CONTACT",
    title: "İletişim",
    metas: [{ name: "description", property: null, content: "d" }],
    contents: [
      {
        key: "INTRO",
        title: null,
        subtitle: null,
        content: null,
        picture: null,
        link: { url: "/tr", text: "Ana sayfa", target: "_blank" },
      },
      { key: "SECTION", content: { html: "<p>a</p>", text: "a", pictures: [] }, link: null },
    ],
    breadcrumbs: [
      { text: "Ana Sayfa", url: "/tr", active: false },
      { text: "İletişim", url: null, active: false },
    ],
    options: [{ key: "HEADER_IMAGE", value: null, picture: "picture-/media/a.jpg-tr-A" }],
    hrefLangs: [{ locale: "tr", url: "/tr/ileti%C5%9Fim" }],
    menus: ["menu-1-HEADER-tr", "menu-1-FOOTER-tr"],
    internal: { type: "HotelPage" },
  });
});

test.each([
  [
    "its option HEADER_IMAGE",
    { options: [{ key: "HEADER_IMAGE", file: { sourceUrl: "/media/option.jpg" } }] },
    "option",
  ],
  ["its content HERO, where no option gives one", {}, "content"],
  ["its first hero slide, where neither does", { contents: [] }, "slide"],
])("the picture at a page's head comes from %s", (_, fields, name) => {
  const file = (file: string) => ({ sourceUrl: `/media/${file}.jpg` });
  const hero = { key: "HERO", file: file("content") };
  const heroSlides = [{ file: file("slide") }, { file: file("second") }];
  const about = page("en", "/about-us", { id: 2, heroSlides, contents: [hero], ...fields });
  const { node } = build({ groups: [HOME, group("/about-us", "detail-pages", about)] });
  expect(node("page-2-en")).toMatchObject({
    leadPicture: `picture-/media/${name}.jpg-en-`,
  });
});

test("an untranslated venue links to the language's gastronomy page, else to its home page", () => {
  const { node } = build({
    groups: [
      HOME,
      group(
        "/gastronomy",
        "detail-pages",
        page("en", "/gastronomy", { id: 3 }),
        page("tr", "/tr/gastronomi", { id: 3 }),
      ),
      group(null, "detail-pages-exclusive", page("en", "/gastronomy/koz", { id: 31 })),
    ],
  });
  const urls = Object(node("page-31-en")).languageOptions.map(({ url }: { url: string }) => url);
  expect(urls).toEqual(["/gastronomy/koz", "/tr/gastronomi", "/", "/de"]);
});

test("a room's node has its group, its parent's breadcrumbs and the other rooms, its own group first", () => {
  const rooms = [
    room("en", "/accommodation/sea-suite", { id: 201 }),
    room("en", "/accommodation/garden", {
      id: 101,
      name: " Garden Room ",
      category: { code: "family-room" },
      size: 30.5,
      capacity: { adults: 2 },
      features: [" Balcony ", ""],
      sliders: [
        {
          key: "GALLERY",
          slides: [{ title: "no picture" }, { file: { sourceUrl: "/media/b.jpg", width: 30, height: 20 } }],
        },
      ],
      plans: [{ title: "Plan", file: { sourceUrl: "/media/plan.svg" } }],
    }),
    room("en", "/accommodation/pine", { id: 102, category: { code: "standart-room" } }),
  ];
  const turkish = room("tr", "/tr/konaklama/bahçe", { id: 101 });
  const { node } = buildRooms(...rooms, turkish);
  expect(node("room-101-en")).toMatchObject({
    slug: "garden",
    path: "/accommodation/garden",
    url: "/accommodation/garden",
    layout: "room-detail",
    name: "Garden Room",
    category: "family-room",
    group: "room",
    size: 30.5,
    capacity: { adults: 2, children: null },
    bed: null,
    features: ["Balcony"],
    picture: "picture-/media/b.jpg-en-",
    plans: [{ title: "Plan", picture: "picture-/media/plan.svg-en-" }],
    hrefLangs: [
      { locale: "en", url: "/accommodation/garden" },
      { locale: "tr", url: "/tr/konaklama/bah%C3%A7e" },
    ],
    languageOptions: [
      { locale: "en", name: "English", url: "/accommodation/garden", translated: true },
      { locale: "tr", name: "Türkçe", url: "/tr/konaklama/bah%C3%A7e", translated: true },
      { locale: "ru", name: "Русский", url: "/", translated: false },
      { locale: "de", name: "Deutch", url: "/de", translated: false },
    ],
    breadcrumbs: [
      { text: "Home", url: "/", active: false },
      { text: "Rooms", url: "/accommodation", active: false },
      { text: "Garden Room", url: "/accommodation/garden", active: true },
    ],
    otherRooms: ["room-102-en", "room-201-en"],
    children: [],
  });
  expect(node("room-201-en")).toMatchObject({ group: "suite", capacity: null, picture: null });
  expect(node("page-4-en")?.rooms).toEqual(["room-201-en", "room-101-en", "room-102-en"]);
  expect(node("page-4-tr")?.rooms).toEqual(["room-101-tr"]);
});

test("a room's hrefLangs identify its translations; equal ids do so only if it has none", () => {
  const en = room("en", "/accommodation/garden", {
    id: 1,
    hrefLangs: [
      { locale: "en", slug: "garden" },
      { locale: "tr", slug: "bah\u00e7e" },
    ],
  });
  const tr = room("tr", "/tr/konaklama/bahc\u0327e", {
    id: 2,
    hrefLangs: [{ locale: "en", slug: "garden" }],
  });
  const other = room("tr", "/tr/konaklama/deniz", { id: 1, hrefLangs: [] });
  const sea = room("en", "/accommodation/sea", { id: 3 });
  const meer = room("de", "/de/accommodation/meer", { id: 3 });
  const { node } = buildRooms(en, sea, tr, other, meer);
  const garden = [
    { locale: "en", url: "/accommodation/garden" },
    { locale: "tr", url: "/tr/konaklama/bahc%CC%A7e" },
  ];
  expect(node("room-1-en")?.hrefLangs).toEqual(garden);
  expect(node("room-2-tr")?.hrefLangs).toEqual(garden);
  expect(node("room-3-en")?.hrefLangs).toEqual([
    { locale: "en", url: "/accommodation/sea" },
    { locale: "de", url: "/de/accommodation/meer" },
  ]);
});

test("reservation links, in Turkish and in HTML too, get a language the site supports and keep their query", () => {
  const book = "https://book.example/offers?code=a&lang=en";
  const contact = (locale: Locale, path: string) =>
    page(locale, path, {
      id: 9,
      contents: [
        {
          key: "INTRO",
          content: `<p><a href="${book.replace("&", "&amp;")}">a</a></p>`,
          link: { url: book, text: "b" },
        },
        { key: "SECTION", link: { url: "https://book.example.evil/", text: "c" } },
      ],
    });
  const pages = group(
    "/contact",
    "detail-pages",
    contact("de", "/de/contact"),
    contact("tr", "/tr/iletisim"),
  );
  const { node } = build({ groups: [HOME, pages] }, { reservationUrl: "https://book.example/" });
  for (const locale of ["de", "tr"]) {
    expect(node(`page-9-${locale}`)).toMatchObject({
      contents: [
        {
          content: {
            html: `<p><a href="https://book.example/offers?code=a&amp;lang=${locale}" rel="noopener">a</a></p>`,
          },
          link: { url: `https://book.example/offers?code=a&lang=${locale}` },
        },
        { link: { url: "https://book.example.evil/" } },
      ],
    });
  }
});

test.each([
  ["that lead to rooms and say what a card says", {}, "intro-page", ["room-3-en", "room-1-en"]],
  ["that say more", { content: "<p>More.</p>" }, "intro-page", []],
  ["that lead elsewhere", { link: { url: "/", text: "Home" } }, "intro-page", []],
  ["on a layout without a row of rooms", {}, "detail-pages", []],
] as const)(
  "ROOMS slides %s become the page's row of rooms, or stay a row of cards",
  (_, said, layout, chosen) => {
    const slides = [
      {
        link: { url: "/accommodation/sea", text: "Sea" },
        title: "By the sea",
        file: { sourceUrl: "/media/a.jpg" },
      },
      { link: { url: "/accommodation/garden", text: "Garden" }, ...said },
    ];
    const intro = page("en", "/intro", {
      id: 6,
      sliders: [{ key: "ROOMS", content: "<h2>Ours</h2>", slides }],
    });
    const { node } = build({
      groups: [HOME, ACCOMMODATION, group("/intro", layout, intro)],
      rooms: new Map([
        [
          "en",
          [1, 2, 3].map((id) => room("en", `/accommodation/${["garden", "lake", "sea"][id - 1]}`, { id })),
        ],
      ]),
    });
    const made = node("page-6-en");
    expect(made).toMatchObject({
      roomSlides: chosen.map((id) => ({ room: id })),
      sliders: [{ key: "ROOMS", heading: "Ours", slides: { length: chosen.length > 0 ? 0 : 2 } }],
    });
    if (chosen.length > 0)
      expect(made?.roomSlides).toMatchObject([
        { name: "By the sea", picture: "picture-/media/a.jpg-en-" },
        { name: null },
      ]);
  },
);

test("a row of rooms starts with one of each category, a room's other rooms with its own group", () => {
  const categories = ["pool-house", "standart-room", "standart-room", "family-room", "suite"] as const;
  const rooms = categories.map((code, index) =>
    room("en", `/accommodation/room-${index}`, { id: index + 1, category: { code } }),
  );
  const { node } = buildRooms(...rooms);
  expect(node("page-4-en")?.variedRooms).toEqual([
    "room-1-en",
    "room-2-en",
    "room-4-en",
    "room-5-en",
    "room-3-en",
  ]);
  expect(node("room-1-en")?.otherRooms).toEqual(["room-5-en", "room-2-en", "room-3-en"]);
  expect(node("room-2-en")?.otherRooms).toEqual(["room-3-en", "room-4-en", "room-1-en"]);
});

test("menus keep their order and sections, and drop items that link to no page in the language", () => {
  const item = { id: 3, section: "COL_9", url: "/tr/", text: " Ana Sayfa " };
  const { node, deadLinks } = build({
    menus: [
      {
        property: 1,
        locale: "tr",
        menus: [{ type: "FOOTER", items: [item, { ...item, id: 2, url: "/tr/yok" }, { ...item, id: 1 }] }],
      },
    ],
  });
  expect(node("menu-1-FOOTER-tr")?.items).toEqual([
    { apiId: 3, section: "COL_9", url: "/tr", text: "Ana Sayfa" },
    { apiId: 1, section: "COL_9", url: "/tr", text: "Ana Sayfa" },
  ]);
  expect(node("menu-1-HEADER-tr")?.items).toEqual([]);
  expect(deadLinks).toEqual(["/tr/yok"]);
});

test("a menu names the privacy notice it links to, whatever its path in the language", () => {
  const notice = group(
    "/gdpr",
    "detail-pages",
    page("en", "/gdpr", { id: 6 }),
    page("de", "/de/für-sie", { id: 6 }),
  );
  const footer = (locale: Locale, url: string) => ({
    property: 1,
    locale,
    menus: [{ type: "FOOTER" as const, items: [{ id: 1, section: "COL_3", url, text: "Daten" }] }],
  });
  const { node } = build({
    groups: [HOME, notice],
    menus: [footer("de", "/de/für-sie"), footer("en", "/")],
  });
  expect(node("menu-1-FOOTER-de")?.privacyUrl).toBe("/de/f%C3%BCr-sie");
  expect(node("menu-1-HEADER-de")?.privacyUrl).toBeNull();
  expect(node("menu-1-FOOTER-en")?.privacyUrl).toBeNull();
});

test("a page gets its own property's menus if there are any, and rooms get the site's", () => {
  const menusOf = (property: number, locale: Locale) => ({ property, locale, menus: [] });
  const spa = group(
    null,
    "detail-pages",
    page("en", "/spa", { id: 5, property: { id: 7 } }),
    page("tr", "/tr/spa", { id: 5, property: { id: 7 } }),
  );
  const { node } = build({
    groups: [HOME, ACCOMMODATION, spa],
    rooms: new Map([["en", [room("en", "/accommodation/a", { id: 1 })]]]),
    menus: [menusOf(1, "en"), menusOf(1, "tr"), menusOf(7, "en")],
  });
  expect(node("page-5-en")?.menus).toEqual(["menu-7-HEADER-en", "menu-7-FOOTER-en"]);
  expect(node("page-5-tr")?.menus).toEqual(["menu-1-HEADER-tr", "menu-1-FOOTER-tr"]);
  expect(node("room-1-en")?.menus).toEqual(["menu-1-HEADER-en", "menu-1-FOOTER-en"]);
  expect(node("menu-7-HEADER-en")).toMatchObject({ property: 7, locale: "en", type: "HEADER" });
});

test("links to a page's alias lead to the path it is built at", () => {
  const item = { id: 1, section: "COL_1", url: "/home#rooms", text: "Home" };
  const { node } = build({
    aliases: new Map([["/home", "/"]]),
    menus: [{ property: 1, locale: "en", menus: [{ type: "HEADER", items: [item] }] }],
  });
  expect(node("menu-1-HEADER-en")?.items).toEqual([
    { apiId: 1, section: "COL_1", url: "/#rooms", text: "Home" },
  ]);
});

test("a category template is a separate node, linked from its page", () => {
  const contact = page("en", "/contact", { id: 9 });
  const types = [
    { subtitle: "PHONE", title: "Phone", content: "<p>1</p>", link: { url: "tel:+90242", text: "call" } },
  ];
  const { node } = build({
    groups: [HOME, group("/contact", "detail-pages-exclusive", { ...contact, categoryTemplate: { types } })],
  });
  expect(node("page-9-en")?.categoryTemplate).toBe("category-template-9-en");
  expect(node("category-template-9-en")).toMatchObject({
    locale: "en",
    types: [
      {
        subtitle: "PHONE",
        title: "Phone",
        picture: null,
        link: { url: "tel:+90242", text: "call", target: null },
      },
    ],
  });
});

test("there is one picture per file, language and alternative text, with the size that any use gives", () => {
  const slides = [
    { file: { sourceUrl: "/media/a.jpg", alt: "A" } },
    { file: { sourceUrl: "/media/a.jpg", alt: "A", width: 30, height: 20 } },
    { file: { sourceUrl: "/media/a.jpg", alt: "B" } },
  ];
  const { pictures } = buildHome({ heroSlides: slides });
  expect(pictures).toEqual([
    {
      id: "picture-/media/a.jpg-en-A",
      locale: "en",
      sourceUrl: "/media/a.jpg",
      alt: "A",
      width: 30,
      height: 20,
      focal: null,
      ai: null,
    },
    {
      id: "picture-/media/a.jpg-en-B",
      locale: "en",
      sourceUrl: "/media/a.jpg",
      alt: "B",
      width: 0,
      height: 0,
      focal: null,
      ai: null,
    },
  ]);
});

test("a film with an upload date is listed where it is played, with its poster and text", () => {
  const file = (name: string) => ({ sourceUrl: `/media/${name}` });
  const film = { file: file("day.mp4"), small: file("day-480.mp4"), captions: file("day-en.vtt") };
  const block = { key: "FILM", title: "A day", content: "<p>From <b>dawn</b>.</p>", file: file("dusk.jpg") };
  const contents = [
    { ...block, film: { ...film, uploaded: "2031-05-06", seconds: 23 } },
    { ...block, key: "FILM_2", film },
  ];
  const listed = (layout: Layout) =>
    build({ groups: [group("/experience", layout, page("en", "/experience", { id: 7, contents }))] }).node(
      "page-7-en",
    )?.films;
  expect(listed("detail-pages")).toEqual([
    {
      title: "A day",
      description: "From dawn.",
      picture: "picture-/media/dusk.jpg-en-",
      file: "file-/media/day.mp4",
      small: "file-/media/day-480.mp4",
      captions: "file-/media/day-en.vtt",
      uploaded: "2031-05-06T00:00:00+00:00",
      seconds: 23,
    },
  ]);
  expect(listed("landing")).toEqual([]);
});

test("a picture has a focal point unless it is the centre, and a page may override it for its head", () => {
  const focalOf = (focal?: { x: number; y: number }, value = "") =>
    buildHome({
      heroSlides: [{ file: { sourceUrl: "/media/a.jpg", focal } }],
      options: [{ key: "HERO_FOCAL", value }],
    }).pictures[0]?.focal;
  expect(focalOf({ x: 0.3, y: 0.725 })).toBe("30% 72.5%");
  expect(focalOf({ x: 0.5, y: 0.5 })).toBeNull();
  expect(focalOf()).toBeNull();
  expect(focalOf({ x: 0.3, y: 0.725 }, "50% 30%")).toBe("50% 30%");
  expect(focalOf({ x: 0.3, y: 0.725 }, "left top")).toBe("30% 72.5%");
});

const size = (width: number, height: number) => ({ width, height });
const FILE = { id: "f", path: "/a.jpg", ...size(3, 2) };
const USE = {
  id: "p",
  locale: "de" as const,
  sourceUrl: "/a.jpg",
  alt: "",
  focal: null,
  ai: null,
  ...size(30, 20),
};

test.each([
  [size(30, 20), FILE, { ...size(30, 20), raster: "f", drawing: null }],
  [size(30, 0), FILE, { ...size(3, 2), raster: "f", drawing: null }],
  [size(30, 20), { ...FILE, path: "/plan.svg" }, { ...size(30, 20), raster: null, drawing: "f" }],
  [size(0, 0), { ...FILE, ...size(0, 0) }, { ...size(0, 0), raster: null, drawing: "f" }],
  [size(0, 0), null, { ...size(0, 0), raster: null, drawing: null }],
])("a picture of %j with the file %j becomes %j", (given, file, expected) => {
  expect(buildPictureNode({ ...USE, ...given }, file, { createContentDigest })).toMatchObject(expected);
});

test("a picture is labelled as made or changed by AI if an editor says so, whatever its file says", () => {
  const noted = (ai: "made" | "changed" | null, digitalSource?: string) => {
    const node = buildPictureNode({ ...USE, ai }, { ...FILE, digitalSource }, { createContentDigest });
    return [node.note, node.digitalSource];
  };
  expect(noted("made", "digitalCapture")).toEqual(["Mit KI erstellt", "trainedAlgorithmicMedia"]);
  expect(noted("changed")).toEqual(["Mit KI verändert", "compositeWithTrainedAlgorithmicMedia"]);
  expect(noted(null, "digitalCapture")).toEqual([null, "digitalCapture"]);
});

test("a starting price is a field of its room or page, and null if there is none", () => {
  const priceFrom = { amount: 120.5, currency: "EUR", per: "night" as const, note: " half board " };
  const { node } = build({
    groups: [group("/", "intro-page", page("en", "/", { id: 1, priceFrom })), ACCOMMODATION],
    rooms: new Map([
      [
        "en",
        [room("en", "/accommodation/a", { id: 1, priceFrom }), room("en", "/accommodation/b", { id: 2 })],
      ],
    ]),
  });
  const said = { formatted: "€120.50", words: "from €120.50 a night" };
  const expected = { ...priceFrom, party: null, note: "half board", ...said };
  expect(node("page-1-en")?.priceFrom).toEqual(expected);
  expect(node("page-4-en")?.priceFrom).toBeNull();
  expect(node("room-1-en")?.priceFrom).toEqual(expected);
  expect(node("room-2-en")?.priceFrom).toBeNull();
});

test("monthly prices are in chronological order, formatted for the language, each with its party", () => {
  const priceFrom = { amount: 120, currency: "EUR", per: "night" as const, for: { adults: 2 } };
  const months = [
    { month: "2027-08", amount: 1240 },
    { month: "2027-07", amount: 199.5 },
  ];
  const prices = [{ for: { adults: 2, children: 1 }, currency: "EUR", months, note: " full board " }];
  const { node } = buildRooms(room("de", "/de/accommodation/a", { id: 1, priceFrom, prices }));
  expect(node("room-1-de")?.priceFrom).toMatchObject({
    party: { adults: 2, children: null },
    words: "ab 120\u00a0€ pro Nacht für 2\u00a0Erwachsene",
  });
  expect(node("room-1-de")?.prices).toEqual([
    {
      party: { adults: 2, children: 1 },
      currency: "EUR",
      note: "full board",
      months: [
        { month: "2027-07", amount: 199.5, formatted: "199,50\u00a0€" },
        { month: "2027-08", amount: 1240, formatted: "1.240\u00a0€" },
      ],
    },
  ]);
});

test("an amount of 0 is not a price: the room is on request", () => {
  const party = { adults: 2 };
  const priceFrom = { amount: 0, currency: "EUR", per: "night" as const };
  const months = [
    { month: "2027-07", amount: 0 },
    { month: "2027-08", amount: 90 },
  ];
  const prices = [{ for: party, currency: "EUR", months }];
  const { node } = buildRooms(room("en", "/accommodation/a", { id: 1, priceFrom, prices }));
  expect(node("room-1-en")?.priceFrom).toBeNull();
  expect(node("room-1-en")?.prices).toMatchObject([{ months: [{ month: "2027-08" }] }]);
});

test.each([
  ["en", { adults: 1, children: 2 }, "from €1,290 a stay for 1\u00a0adult and 2\u00a0children"],
  ["tr", { adults: 2 }, "Konaklama başlangıç fiyatı €1.290 (2\u00a0yetişkin)"],
  ["ru", { adults: 2, children: 1 }, "от 1\u00a0290\u00a0€ за весь срок на 2\u00a0взрослых и 1\u00a0ребёнка"],
  ["ar", { adults: 2, children: 3 }, "ابتداءً من \u200f1,290\u00a0€ للإقامة (بالغان و3\u00a0أطفال)"],
] as const)("in %s a starting price names its party: %j", (locale, party, words) => {
  const price = { amount: 1290, currency: "EUR", per: "stay" as const, for: party };
  expect(priceWords(price, locale, DETAIL_MESSAGES[locale])).toBe(words);
});

test("an offer's terms follow its text, labelled in its language, as text and never as markup", () => {
  const offer = {
    code: "WEEK7",
    period: "Juni",
    included: ["Boot", "<b>Essen</b>"],
    cancellation: "bis 21 Tage vorher",
  };
  expect(withTerms("<p>Ruhe.</p>", offer, DETAIL_MESSAGES.de)).toBe(
    "<p>Ruhe.</p><dl><dt>Zeitraum</dt><dd>Juni</dd><dt>Inbegriffen</dt><dd><ul><li>Boot</li>" +
      "<li>&lt;b&gt;Essen&lt;/b&gt;</li></ul></dd><dt>Stornierung</dt><dd>bis 21 Tage vorher</dd></dl>",
  );
  expect(withTerms("<p>Ruhe.</p>", null, DETAIL_MESSAGES.de)).toBe("<p>Ruhe.</p>");
  expect(withTerms(null, { code: "WEEK7" }, DETAIL_MESSAGES.de)).toBe("");
});
