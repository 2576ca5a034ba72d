import { createCalls } from "../../../../content-api/calls";
import { loadContent } from "../../../../content-folder/load";
import { type RunningContentServer, startContentServer } from "../../../../services/content-server/server";
import { LOCALES } from "../../../../shared/locales";
import { type ContentFolder, copyContent, SMALL_HOTEL } from "../../../support/content/content-folder";

const calls = createCalls({ pages: 1, rooms: 2 });

let folder: ContentFolder;
let server: RunningContentServer;

beforeEach(async () => {
  folder = await copyContent(SMALL_HOTEL);
  server = await startContentServer({ contentDir: folder.path, port: 0 });
});
afterEach(() => server.close());

/** Every call that a reader may make for the content on disk. */
async function allCalls(): Promise<string[]> {
  const content = await loadContent(folder.path);
  return LOCALES.flatMap((locale) => {
    const { pages, rooms } = content[locale];
    return [
      ...[...pages.values()].flatMap(({ url, id, template }) => [
        calls.page(url[locale] ?? "", locale),
        ...(template ? [calls.categoryTemplate(id, "contact", locale)] : []),
      ]),
      calls.pages(locale),
      calls.property(locale),
      calls.redirects(),
      calls.menus(locale),
      calls.rooms(locale),
      ...[...rooms.values()].map(({ slug }) => calls.roomBySlug(slug[locale] ?? "", locale)),
    ].map(({ path }) => path);
  });
}

async function answersOf(paths: Iterable<string>): Promise<Map<string, string>> {
  const answers = new Map<string, string>();
  for (const path of paths) answers.set(path, await (await fetch(server.url + path)).text());
  return answers;
}

/** Edits a file; returns the changes that the server reports, and those that another reader sees. */
async function changeBy(
  edit: () => Promise<void>,
): Promise<{ told: readonly string[] | undefined; seen: string[] }> {
  const paths = await allCalls();
  const before = await answersOf(paths);
  const told = new Promise<readonly string[] | undefined>((resolve) => {
    const stop = server.onChange((_, changed) => {
      stop();
      resolve(changed);
    });
  });
  await edit();
  const changed = await told;
  const after = await answersOf(new Set([...paths, ...(await allCalls())]));
  return {
    told: changed,
    seen: [...after].flatMap(([path, text]) => (before.get(path) === text ? [] : [path])),
  };
}

test("when a text changes in one language, only that page's call is reported", async () => {
  const { told, seen } = await changeBy(() =>
    folder.edit("pages/home.json", "Zwölf Zimmer an einem See.", "Dreizehn Zimmer an einem See."),
  );
  expect(told).toEqual(["/v1/pages/url-lang?property-id=1&url=/de&lang=de"]);
  expect(seen).toEqual(told);
});

test.each<[string, string, string, string]>([
  [
    "a title that stands in other pages' breadcrumbs",
    "pages/home.json",
    "Birch Lake Lodge am See",
    "Haus am See",
  ],
  ["an address that others link to", "pages/about-us.json", "/about-us", "/the-house"],
  ["a fact of the hotel", "hotel.json", "+358 15 555 01", "+358 15 555 99"],
  ["a menu", "menus.json", `"en": "The lodge"`, `"en": "Our house"`],
  ["a room", "rooms/lake-suite.json", "Seesuite", "Suite am See"],
  ["a room's slug", "rooms/lake-suite.json", "seesuite", "suite-am-see"],
  ["a template", "pages/contact.json", `"en": "Address"`, `"en": "Where we are"`],
  [
    "a page's address in one language",
    "pages/experience.json",
    `"tr": "/tr/deneyim"`,
    `"tr": "/tr/deneyimler"`,
  ],
])("%s: every call whose answer changes is reported", async (_, file, from, to) => {
  const { told, seen } = await changeBy(() => folder.edit(file, from, to));
  expect(seen.length).toBeGreaterThan(0);
  expect(told).toEqual(expect.arrayContaining(seen));
});

test("the former website's addresses are served, and reported when they change", async () => {
  const { told } = await changeBy(() =>
    folder.write("redirects.csv", "from;to;status\n/index.php?id=1;/about-us;\n/spa;;410\n"),
  );
  expect(told).toEqual(["/v1/redirects?property-id=1"]);
  const answer = await fetch(`${server.url}/v1/redirects?property-id=1`);
  expect(await answer.json()).toEqual([
    { from: "/index.php?id=1", to: "/about-us", status: 301 },
    { from: "/spa", to: "", status: 410 },
  ]);
});

test("when a picture changes, any answer may have changed", async () => {
  const { told } = await changeBy(() =>
    folder.write("media/boat.svg", `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"></svg>`),
  );
  expect(told).toBeUndefined();
});

test("an answer is not sent again to a client that has it", async () => {
  const url = `${server.url}/v1/menus?property-id=1&lang=en`;
  const first = await fetch(url);
  const headers = { "if-none-match": first.headers.get("etag") ?? "" };
  const second = await fetch(url, { headers });
  expect([second.status, await second.text()]).toEqual([304, ""]);
  const other = await fetch(`${server.url}/v1/menus?property-id=1&lang=tr`, { headers });
  expect(other.status).toBe(200);
});
