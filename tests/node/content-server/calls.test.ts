import { type RunningContentServer, startContentServer } from "../../../services/content-server/server";
import { type ContentFolder, copyContent, SMALL_HOTEL } from "../../support/content/content-folder";

let folder: ContentFolder;
let server: RunningContentServer;

beforeAll(async () => {
  folder = await copyContent(SMALL_HOTEL);
  await folder.edit(
    "pages/home.json",
    `<a href=\\"page:about-us\\">О доме</a>.`,
    `<a href=\\"page:experience\\">Сауна</a> и <a href=\\"room:lake-suite\\">люкс</a><img src=\\"lake.png\\">.`,
  );
  await folder.edit(
    "pages/home.json",
    `"key": "MYSTERY_KEY",`,
    `"key": "MYSTERY_KEY", "link": { "url": "https://book.example/", "text": { "en": "Dates" } },`,
  );
  await folder.edit("pages/home.json", `"breadcrumbs": [`, `"breadcrumbs": ["page:experience",`);
  await folder.edit(
    "menus.json",
    `"header": [`,
    `"header": [{ "id": 9, "section": "DRAWER", "url": "page:experience",
      "text": { "en": "Sauna", "tr": "Sauna", "ru": "Сауна", "de": "Sauna" } },`,
  );
  server = await startContentServer({ contentDir: folder.path, port: 0 });
});
afterAll(() => server.close());

async function ask(path: string, init?: RequestInit): Promise<{ status: number; body: unknown }> {
  const response = await fetch(`${server.url}${path}`, init);
  return { status: response.status, body: await response.json() };
}

const page = (url: string, lang: string) => ask(`/v1/pages/url-lang?property-id=1&url=${url}&lang=${lang}`);

test.each([
  ["a path as it reads", "/ru/о-доме"],
  ["a path encoded once for the query", encodeURIComponent("/ru/о-доме")],
  [
    "a path encoded as the visitor sees it, and once for the query",
    encodeURIComponent(encodeURI("/ru/о-доме")),
  ],
])("a page is found by %s", async (_name, url) => {
  expect(await page(url, "ru")).toMatchObject({ status: 200, body: { title: "О доме" } });
});

test.each([
  ["an unknown path", "/no-such-page", "en"],
  ["English below /en", "/en/about-us", "en"],
  ["a path of another language", "/tr/hakkimizda", "de"],
  ["a page that the language lacks", "/ru/experience", "ru"],
  ["a broken encoding", "/%25E0%25A4", "en"],
])("%s is not a page", async (_name, url, lang) => {
  const { status, body } = await page(url, lang);
  expect(status).toBe(404);
  expect(body).toEqual({ message: expect.stringContaining(`in ${lang}`) });
});

test("a language that lacks a page is left out of its hrefLangs", async () => {
  expect((await page("/experience", "en")).body).toMatchObject({
    hrefLangs: [
      { locale: "en", url: "/experience" },
      { locale: "tr", url: "/tr/deneyim" },
      { locale: "de", url: "/de/experience" },
    ],
  });
});

test("links lead to the language's own paths and are dropped for pages it lacks", async () => {
  const { body } = await page("/ru", "ru");
  expect(body).toMatchObject({
    property: { id: 1 },
    contents: [
      {
        key: "INTRO",
        content:
          "<p>Вокруг озера можно пройти за час. <a>Сауна</a> и " +
          '<a href="/ru/accommodation/люкс-озеро">люкс</a><img src="/media/lake.png">.</p>',
      },
      { key: "MYSTERY_KEY" },
    ],
    breadcrumbs: [{ text: "Лодж на берёзовом озере", url: "/ru", active: true }],
  });
  const texts = async (lang: string) =>
    JSON.stringify((await ask(`/v1/menus?property-id=1&lang=${lang}`)).body);
  expect(await texts("de")).toContain('"url":"/de/experience","text":"Sauna"');
  expect(await texts("ru")).not.toContain("Сауна");
});

test("a link is omitted in a language that lacks its text", async () => {
  const linkIn = async (path: string, lang: string) =>
    JSON.stringify((await page(path, lang)).body).includes("https://book.example/");
  expect(await linkIn("/", "en")).toBe(true);
  expect(await linkIn("/tr", "tr")).toBe(false);
});

test("a room is found by id, and by slug in both spellings of the call", async () => {
  const room = { id: 12, slug: "люкс-озеро", name: "Люкс «Озеро»", size: 41.5 };
  const slug = encodeURIComponent("люкс-озеро");
  expect((await ask("/v1/rooms/12?lang=ru&property-id=2")).body).toMatchObject(room);
  expect((await ask(`/v1/rooms/${slug}?lang=ru&property-id=2`)).body).toMatchObject({
    room,
    hrefLangs: [
      { locale: "en", slug: "lake-suite" },
      { locale: "tr", slug: "gol-suiti" },
      { locale: "ru", slug: "люкс-озеро" },
      { locale: "de", slug: "seesuite" },
    ],
  });
  expect((await ask(`/v1/rooms/${slug}?lang=ruproperty-id=2`)).body).toMatchObject({ room });
  expect((await ask("/v1/rooms/lake-suite?lang=ru&property-id=2")).status).toBe(404);
  expect((await ask("/v1/rooms/99?lang=ru&property-id=2")).status).toBe(404);
});

test.each([
  ["/v1/menus?property-id=1&lang=fr", "lang must be one of en, tr, ru, de"],
  ["/v1/menus?property-id=1", "lang is missing; it must be one of en, tr, ru, de"],
  ["/v1/menus?property-id=1&lang=en&lang=tr", "lang must be one of en, tr, ru, de"],
  ["/v1/rooms?lang=en", "property-id is missing"],
  ["/v1/rooms?lang=en&property-id=two", "property-id must be a positive whole number"],
  ["/v1/rooms/lake-suite?lang=frproperty-id=2", "lang must be one of en, tr, ru, de"],
  ["/v1/pages/url-lang?property-id=1&lang=en", "url is missing"],
  ["/v1/pages/url-lang?property-id=0&lang=xx&url=about-us", "property-id must be a positive whole number"],
  ["/v1/pages/three/contact?lang=en", "id must be a positive whole number"],
])("%s is refused with 400: %s", async (path, message) => {
  const { status, body } = await ask(path);
  expect(status).toBe(400);
  expect(body).toEqual({ message: expect.stringContaining(message) });
});

test("a call outside the content API is answered with 404 and a message", async () => {
  expect(await ask("/v1/weather")).toEqual({
    status: 404,
    body: { message: "There is no GET /v1/weather in the content API." },
  });
});
