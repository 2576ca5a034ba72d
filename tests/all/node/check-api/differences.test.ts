import { findDifferences } from "../../../../services/check-api/differences";
import { formatDifferences } from "../../../../services/check-api/format";
import { serveHotel } from "../../../support/small-hotel";
import { type Reply, startStubApi } from "../../../support/stub-api";

const HTTP = { timeout: 60_000, concurrency: 8, retries: 0, retryDelay: 1 };
const JSON_TYPE = { "Content-Type": "application/json; charset=utf-8" };

/** A hotel with one room, whose link to a language leads to this slug. */
const hotelWith = (link: { locale: string; slug: string }) =>
  serveHotel({
    pages: { "/": { id: 1 }, "/tr": { id: 1 }, "/ru": { id: 1 }, "/de": { id: 1 } },
    rooms: { en: [{ id: 7, slug: "suite", hrefLangs: [link] }] },
  });
const HOTEL = hotelWith({ locale: "en", slug: "suite" });

/** The differences of a server that responds like the small hotel, unless `answer` returns something else. */
async function differencesOf(
  answer: (url: URL) => Reply | "hang" | undefined,
  hotel = HOTEL,
  timeout = HTTP.timeout,
): Promise<string[]> {
  const api = await startStubApi((url, request) => {
    const reply = answer(url) ?? hotel(url, request);
    return typeof reply === "string" || reply instanceof Promise ? reply : { headers: JSON_TYPE, ...reply };
  });
  const site = { apiUrl: api.url, siteUrl: "https://hotel.example", propertyIds: { pages: 1, rooms: 2 } };
  const { differences } = await findDifferences(site, { ...HTTP, timeout });
  return formatDifferences(differences).map((line) => line.replace(api.url, ""));
}

const isPage = (url: URL, path: string) => url.searchParams.get("url") === path;
const PAGE = { id: 1, property: { id: 1 }, title: "Home" };

test.each<[string, (url: URL) => Reply | undefined, string[]]>([
  [
    "a field of the wrong type, in the call that has it",
    (url) => (isPage(url, "/tr") ? { body: { ...PAGE, contents: [{ key: "A" }, { key: 3 }] } } : undefined),
    [
      expect.stringMatching(/^ {2}contents\[1\]\.key: .*`?3`?/),
      expect.stringContaining("in GET /v1/pages/url-lang?property-id=1&url=/tr&lang=tr"),
    ],
  ],
  [
    "a field that is missing in several answers, once",
    (url) => (url.pathname === "/v1/menus" ? { body: [{ type: "HEADER" }] } : undefined),
    [
      "menus:",
      expect.stringContaining("[0].items"),
      expect.stringContaining("in GET /v1/menus?property-id=1&lang=en, and 3 more like it"),
    ],
  ],
  [
    "a page of the list that is none",
    (url) =>
      url.pathname === "/v1/pages" && url.searchParams.get("lang") === "tr"
        ? {
            body: [
              { url: "/tr", title: "Ana sayfa" },
              { url: "/tr/gitti", title: "Gitti" },
            ],
          }
        : undefined,
    [
      "pages:",
      '  [1].url: "/tr/gitti" is listed, and the call for that page answers 404',
      "    in GET /v1/pages?property-id=1&lang=tr",
    ],
  ],
  [
    "a fact that the site can not use",
    (url) => (url.pathname === "/v1/properties/1" ? { body: { mapsUrl: "maps.example/hotel" } } : undefined),
    [
      "property:",
      "  mapsUrl: mapsUrl must be an https:, mailto: or tel: address (http: on this machine only)",
    ],
  ],
  [
    "an answer that is not JSON",
    (url) => (url.pathname === "/v1/rooms" ? { body: "<html>" } : undefined),
    ["rooms:", "  (answer): is not JSON: <html>"],
  ],
  [
    "an answer of another type",
    (url) =>
      url.pathname === "/v1/menus" ? { body: [], headers: { "Content-Type": "text/plain" } } : undefined,
    [expect.stringContaining('  Content-Type: is "text/plain"')],
  ],
  [
    "a server error with its words",
    (url) => (isPage(url, "/de") ? { status: 503, body: { message: "asleep" } } : undefined),
    ['  (answer): answered 503: {"message":"asleep"}'],
  ],
  [
    "a home page that is missing",
    (url) => (isPage(url, "/ru") ? { status: 404, body: {} } : undefined),
    ["  (answer): there is no home page for ru; a site without it has no pages in that language"],
  ],
  [
    "a 200 for a page that does not exist",
    (url) => (isPage(url, "/check-api-no-such-page") ? { body: PAGE } : undefined),
    ["  (answer): answered 200; what does not exist must be answered with 404"],
  ],
  [
    "language links that are no site paths, have the wrong prefix, or end with a slash",
    (url) =>
      isPage(url, "/")
        ? {
            body: {
              ...PAGE,
              hrefLangs: [
                { locale: "tr", url: "/ru" },
                { locale: "de", url: "/de/" },
              ],
            },
          }
        : undefined,
    [
      '  hrefLangs[0].url: "/ru" does not have the prefix of tr',
      '  hrefLangs[1].url: "/de/" must not end with a slash',
    ],
  ],
])("reports %s", async (_, answer, expected) => {
  expect(await differencesOf(answer)).toEqual(expect.arrayContaining(expected));
});

test("reports a call without a response", async () => {
  const answer = (url: URL) => (isPage(url, "/de") ? "hang" : undefined);
  expect(await differencesOf(answer, HOTEL, 2_000)).toContainEqual(
    expect.stringContaining("no whole answer within 2 s"),
  );
});

test("finds no differences in a server that keeps the contract", async () => {
  expect(await differencesOf(() => undefined)).toEqual([]);
});

test("reports a room that links to a missing one", async () => {
  expect(await differencesOf(() => undefined, hotelWith({ locale: "tr", slug: "yok" }))).toEqual([
    "rooms:",
    '  hrefLangs[0].slug: the rooms in tr have none with the slug "yok", to which "suite" leads',
    "    in GET /v1/rooms?property-id=2&lang=en",
  ]);
});
