import { GERMAN_FIRST } from "../../support/german-first";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { JSDOM } from "jsdom";
import { runGatsby } from "../../../gatsby/builder/run-gatsby";
import { messagesOf } from "../../../languages/messages-of";
import { readRoutes } from "../../../services/release/routes";
import { type Mark, markedHotel } from "./marked-hotel";
import { type ServedRelease, serveBuild } from "./serve-build";
import { PAGE_IDS } from "../../../src/theme/page-ids";
import { serveHotel } from "../../support/small-hotel";
import { startStubApi } from "../../support/stub-api";
import { CHAT_WIDGET_URL } from "../../support/tag-servers";
import { copyWorkspace } from "../../support/workspace";
import { testTags } from "./tags";

const COMMON_MESSAGES = messagesOf("common");
const ENQUIRY_MESSAGES = messagesOf("enquiry");

const { hotel, pages } = markedHotel();
const SITE_URL = "http://localhost:8000";
let publicDir: string;
let site: ServedRelease;

beforeAll(async () => {
  const folder = await copyWorkspace("marked");
  await forget(join(folder, "languages/ar/common.json"), "skip");
  await forget(join(folder, "languages/ar/enquiry.json"), "choose");
  const api = await startStubApi(serveHotel(hotel));
  await runGatsby("build", {
    directory: folder,
    environment: {
      CONTENT_API_URL: api.url,
      HOTEL_FILE: resolve(GERMAN_FIRST, "hotel.json"),
      SITE_URL,
      GATSBY_CHAT_WIDGET_URL: CHAT_WIDGET_URL,
      VITALS_PERCENT: "100",
    },
    onLine: () => {},
  });
  publicDir = join(folder, "public");
  site = await serveBuild(publicDir, SITE_URL);
}, 900_000);
afterAll(() => site.close());

describe("third-party services", () => testTags(() => ({ publicDir, url: site.url })));

/** Removes a message from its file, as if the hotel had forgotten it. */
async function forget(file: string, key: string): Promise<void> {
  const messages = JSON.parse(await readFile(file, "utf8"));
  await writeFile(file, JSON.stringify({ ...messages, [key]: undefined }));
}

test.each(pages)("$name: everything an editor wrote is on the page exactly once", async ({ path, marks }) => {
  const page = await mainOf(join(path, "index.html"));
  const errorPage = await mainOf(path === "/ar" ? "ar/404.html" : "404.html");
  const places = (mark: Mark) => (isOfErrorPage(path, mark) ? errorPage : page).count(mark);
  const wrong = marks
    .filter((mark) => !comesWithTheApp(path, mark))
    .map((mark) => ({ place: mark.place, kind: mark.kind, times: places(mark) }))
    // A card or a chart may link to the same address as its text.
    .filter(({ kind, times }) => (kind === "address" ? times < 1 : times !== 1));
  expect(wrong).toEqual([]);
  expect(page.repeatedIds).toEqual([]);
});

test("the hotel's first language has no prefix and is x-default, and only its own languages are built", async () => {
  const head = ({ document }: Page) =>
    [...document.querySelectorAll<HTMLLinkElement>("link[rel=alternate]")].map(
      ({ hreflang, href }) => `${hreflang} ${href}`,
    );
  const homes = [`de ${SITE_URL}/`, `en ${SITE_URL}/en`, `ar ${SITE_URL}/ar`, `x-default ${SITE_URL}/`];
  const [german, english] = [await read("index.html"), await read("en/index.html")];
  expect([german.lang, head(german)]).toEqual(["de", homes]);
  expect([english.lang, head(english)]).toEqual(["en", homes]);
  expect(german.languages).toEqual(["de /", "en /en", "ar /ar"]);
  // Without a translation, the switcher links to the nearest parent in that language.
  expect((await read("about-us/index.html")).languages).toEqual(["de /about-us", "en /en", "ar /ar"]);
  expect((await read("404.html")).lang).toBe("de");
  expect((await read("en/404.html")).lang).toBe("en");
  expect((await readdir(publicDir)).filter((name) => /^(?:tr|ru|de)$/.test(name))).toEqual([]);
});

test("its release sends visitors to these languages, and has an error page for unknown addresses in each", async () => {
  const { homeLanguage, notFound, redirects } = await readRoutes(site.folder);
  expect(homeLanguage?.locales).toEqual([
    { locale: "de", path: "/" },
    { locale: "en", path: "/en" },
    { locale: "ar", path: "/ar" },
  ]);
  expect(notFound).toEqual([
    { prefix: "/en", page: "/en/404.html" },
    { prefix: "/ar", page: "/ar/404.html" },
    { prefix: "/", page: "/404.html" },
  ]);
  expect(redirects).toContainEqual({ from: "/de/*", to: "/*", status: 301 });
  const sitemap = await readFile(join(site.folder, "sitemap.xml"), "utf8");
  expect(sitemap).toContain(`hreflang="x-default" href="${SITE_URL}/"`);
  expect(sitemap).not.toMatch(/hreflang="(?:tr|ru)"/);
});

test("only Arabic pages are written from right to left and preload a font for their script", async () => {
  const directions = ["ar/index.html", "ar/gallery/index.html", "ar/404.html", "index.html", "en/index.html"];
  const roots = await Promise.all(
    directions.map(async (file) => (await read(file)).document.documentElement),
  );
  expect(roots.map(({ lang, dir }) => `${lang} ${dir}`)).toEqual([
    "ar rtl",
    "ar rtl",
    "ar rtl",
    "de ltr",
    "en ltr",
  ]);
  const fonts = async (file: string) =>
    [...(await read(file)).document.querySelectorAll<HTMLLinkElement>("link[rel=preload][as=font]")].map(
      ({ href }) => href,
    );
  const german = await fonts("index.html");
  expect((await fonts("ar/index.html")).some((href) => !german.includes(href))).toBe(true);
});

test("messages missing in a language fall back to English, both on pages and in scripts", async () => {
  const skip = async (file: string) =>
    (await read(file)).document.querySelector(`a[href="#${PAGE_IDS.main}"]`)?.textContent;
  expect(await skip("ar/index.html")).toBe(COMMON_MESSAGES.en.skip);
  expect(await skip("index.html")).toBe(COMMON_MESSAGES.de.skip);
  const names = (await readdir(publicDir)).filter((name) => name.endsWith(".js"));
  const scripts = await Promise.all(names.map((name) => readFile(join(publicDir, name), "utf8")));
  const ofForm = scripts.find((script) => script.includes(ENQUIRY_MESSAGES.ar.kinds.wedding));
  expect(ofForm).toContain(ENQUIRY_MESSAGES.en.choose);
  expect(ofForm).not.toContain(ENQUIRY_MESSAGES.ar.choose);
});

type Page = Awaited<ReturnType<typeof read>>;

/** A page's document, its language, and the targets of its language switcher. */
async function read(file: string) {
  const { document } = new JSDOM(await readFile(join(publicDir, file), "utf8")).window;
  const links = [...document.querySelectorAll("header a[hreflang]")];
  const languages = links.map((link) => `${link.getAttribute("hreflang")} ${link.getAttribute("href")}`);
  return { document, lang: document.documentElement.lang, languages };
}

/** The home page's slider for the error page appears on the error page. */
function isOfErrorPage(path: string, { place }: Mark): boolean {
  return ["/", "/ar"].includes(path) && place.startsWith("slider ERROR_HEADER");
}

/** A hero slider's pictures after the first are only fetched once the page has loaded. */
function comesWithTheApp(path: string, { place, kind }: Mark): boolean {
  return ["/", "/ar", "/intro"].includes(path) && kind === "picture" && /^heroSlides \d file/.test(place);
}

/** Content of a page's main element, without navigation. */
async function mainOf(file: string) {
  const { document } = new JSDOM(await readFile(join(publicDir, file), "utf8")).window;
  const main = document.querySelector("main");
  if (!main) throw new Error(`${file} has no main part.`);
  const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
  for (const other of main.querySelectorAll("nav, script, style, template")) other.remove();
  const words = main.textContent;
  const names = [...main.querySelectorAll("button[aria-label]")].map((button) =>
    button.getAttribute("aria-label"),
  );
  return {
    repeatedIds: ids.filter((id, index) => ids.indexOf(id) !== index),
    count({ kind, value }: Mark): number {
      if (kind === "picture") return main.querySelectorAll(`img[alt="${value}"]`).length;
      if (kind === "address") return main.querySelectorAll(`a[href*="${value}"]`).length;
      // A slide that isn't shown yet is only named by its button.
      return words.split(value).length - 1 || names.filter((name) => name?.includes(value)).length;
    },
  };
}
