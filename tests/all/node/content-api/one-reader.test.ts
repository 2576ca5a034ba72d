import { createReport } from "../../../../services/content-report/create-report";
import { DEFAULT_LEVELS, type Kind } from "../../../../services/content-report/report";
import { sourceSite } from "../../../support/content/source-site";
import { serveHotel } from "../../../support/small-hotel";
import { startStubApi } from "../../../support/stub-api";

const SITE_URL = "https://www.example.com";

/** Paths of the site's pages and rooms, and the site paths of its dead links. */
async function siteOf(apiUrl: string) {
  const gatsby = await sourceSite(apiUrl, { siteUrl: SITE_URL });
  expect(gatsby.panics).toEqual([]);
  const built = [...gatsby.nodesOf("HotelPage"), ...gatsby.nodesOf("HotelRoom")];
  const dead = gatsby.warnings.flatMap((warning) => /lead to no page.*: (.*)$/.exec(warning)?.[1] ?? []);
  return { paths: built.map((node) => String(node.path)).sort(), dead: dead.join() };
}

/** Paths that the content report checks, and its findings about their links. */
async function reportOf(apiUrl: string) {
  const { addresses, items } = await createReport({
    apiUrl,
    siteUrl: SITE_URL,
    propertyIds: { pages: 1, rooms: 2 },
    levels: DEFAULT_LEVELS,
    previous: undefined,
    now: new Date(),
  });
  const found = (...kinds: Kind[]) =>
    items.filter(({ kind }) => kinds.includes(kind)).map(({ page, detail }) => `${page} ${detail}`);
  return {
    paths: Object.values(addresses).sort(),
    dead: found("dead-link", "dead-menu-entry"),
    oneWay: found("one-way-hreflang"),
  };
}

const linkTo = (url: string) => ({ contents: [{ key: "SECTION", link: { url, text: "x" } }] });

test("a link that is dead on the site is dead in the report, however it is spelled", async () => {
  const hotel = {
    pages: { "/": { id: 1, ...linkTo(`${SITE_URL}/en/lost/`) }, "/about-us": { id: 2, ...linkTo("/spa") } },
    menus: { en: ["/spa", "/gone"] },
  };
  const spa = { "/spa": { id: 3, ...linkTo("/spa/nowhere") } };
  const api = await startStubApi(serveHotel({ ...hotel, pages: { ...hotel.pages, ...spa } }));
  const [site, report] = [await siteOf(api.url), await reportOf(api.url)];
  expect(site.dead).toBe("/gone, /lost, /spa/nowhere");
  expect(report.paths).toEqual(site.paths);
  expect(report.dead).toEqual([
    `/ contents.0.link: ${SITE_URL}/en/lost/`,
    "/spa contents.0.link: /spa/nowhere",
    "/gone HEADER DESKTOP_TOP: “/gone”",
  ]);
});

test("a translation referenced by its second address still counts as linking back", async () => {
  const links = (tr: string) => ({
    hrefLangs: [
      { locale: "en", url: `${SITE_URL}/about-us` },
      { locale: "tr", url: tr },
    ],
  });
  const pages = {
    "/": { id: 1 },
    "/about-us": { id: 2, ...links("/tr/hakkimizda") },
    "/tr/hakkimizda": { id: 2, ...links("/tr/biz/") },
    "/tr/biz": { id: 2 },
  };
  const api = await startStubApi(serveHotel({ pages, menus: { tr: ["/tr/biz"] } }));
  const { paths, oneWay } = await reportOf(api.url);
  expect(paths).toEqual(["/", "/about-us", "/tr/hakkimizda"]);
  expect(oneWay).toEqual([]);
});
