import { cp, readFile, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { JSDOM } from "jsdom";
import { runGatsby } from "../../gatsby/builder/run-gatsby";
import { type Mark, markedHotel } from "../support/marked-hotel";
import { serveHotel } from "../support/small-hotel";
import { startStubApi } from "../support/stub-api";
import { copyWorkspace } from "../support/workspace";

const { hotel, pages } = markedHotel();
let publicDir: string;

beforeAll(async () => {
  const folder = await copyWorkspace("marked");
  const contentDir = join(folder, "content");
  await rm(contentDir, { recursive: true, force: true });
  await cp("tests/fixtures/second-hotel", contentDir, { recursive: true });
  const api = await startStubApi(serveHotel(hotel));
  await runGatsby("build", {
    directory: folder,
    environment: {
      CONTENT_API_URL: api.url,
      HOTEL_FILE: resolve(contentDir, "hotel.json"),
      SITE_URL: "http://localhost:8000",
    },
    onLine: () => {},
  });
  await api.close();
  publicDir = join(folder, "public");
}, 240_000);

test.each(pages)("$name: whatever an editor wrote is on the page, once", async ({ path, marks }) => {
  const page = await mainOf(join(path, "index.html"));
  const errorPage = await mainOf("404.html");
  const places = (mark: Mark) => (isOfErrorPage(path, mark) ? errorPage : page).count(mark);
  const wrong = marks
    .filter((mark) => !comesWithTheApp(path, mark))
    .map((mark) => ({ place: mark.place, kind: mark.kind, times: places(mark) }))
    // A card or a chart and its words may both lead somewhere.
    .filter(({ kind, times }) => (kind === "address" ? times < 1 : times !== 1));
  expect(wrong).toEqual([]);
});

/** Home's slider for the error page is that page's. */
function isOfErrorPage(path: string, { place }: Mark): boolean {
  return path === "/" && place.startsWith("slider ERROR_HEADER");
}

/** The pictures of a hero slider after the first are fetched when the page has loaded. */
function comesWithTheApp(path: string, { place, kind }: Mark): boolean {
  return ["/", "/intro"].includes(path) && kind === "picture" && /^heroSlides \d file/.test(place);
}

/** What a page says in its main part, apart from the ways to other places. */
async function mainOf(file: string) {
  const { document } = new JSDOM(await readFile(join(publicDir, file), "utf8")).window;
  const main = document.querySelector("main");
  if (!main) throw new Error(`${file} has no main part.`);
  for (const other of main.querySelectorAll("nav, script, style, template")) other.remove();
  const words = main.textContent;
  const names = [...main.querySelectorAll("button[aria-label]")].map((button) =>
    button.getAttribute("aria-label"),
  );
  return {
    count({ kind, value }: Mark): number {
      if (kind === "picture") return main.querySelectorAll(`img[alt="${value}"]`).length;
      if (kind === "address") return main.querySelectorAll(`a[href*="${value}"]`).length;
      // A slide that is not shown yet is named by its button.
      return words.split(value).length - 1 || names.filter((name) => name?.includes(value)).length;
    },
  };
}
