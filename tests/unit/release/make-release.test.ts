import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { addBrotli } from "../../../services/release/add-brotli";
import { listFiles } from "../../../toolkit/files";
import { stageHistory } from "../../../services/release/release-history";
import { readRoutes } from "../../../services/release/routes";
import { folderState } from "../../support/release/folder-state";
import {
  APP_SCRIPT,
  CHUNK,
  COMPRESSED_SITE,
  INLINE_SCRIPT,
  OLD_SCRIPT,
  PAGES,
  PICTURE,
  releaseOf,
  unrememberedReleaseOf,
  withPages,
} from "../../support/release/public-folder";
import { temporaryFolder } from "../../support/temporary-folder";

let folder: string;

beforeEach(async () => {
  folder = await temporaryFolder();
});

const DAY = 24 * 60 * 60 * 1000;
const read = (folder: string, file: string) => readFile(join(folder, file), "utf8");
const latest = async (folder: string): Promise<unknown> =>
  JSON.parse(await read(folder, "builds/latest.json"));

test("pages are flat files, and Gatsby's internal files are left out", async () => {
  const { outDir } = await releaseOf(folder, {}, { name: "one" });
  const files = await listFiles(outDir);
  expect(files).toEqual(
    expect.arrayContaining(["index.html", "tr.html", "tr/galeri.html", "tr/404.html", "ru/галерея.html"]),
  );
  expect(files).toEqual(
    expect.arrayContaining([
      APP_SCRIPT,
      CHUNK,
      PICTURE,
      "page-data/tr/galeri/page-data.json",
      "app-data.json",
    ]),
  );
  // No current page references it.
  expect(files).not.toContain(OLD_SCRIPT);
  expect(
    files.filter((file) => /pages\.json$|webpack\.stats|chunk-map|\.map$|.\/index\.html$/.test(file)),
  ).toEqual([]);
});

test("every text file has both compressed copies, and pictures have none", async () => {
  const { outDir } = await releaseOf(folder, {}, { name: "one", site: COMPRESSED_SITE });
  for (const file of [
    "index.html",
    "tr/galeri.html",
    APP_SCRIPT,
    "favicon.svg",
    "sitemap.xml",
    "builds/latest.json",
  ]) {
    const content = await readFile(join(outDir, file));
    expect(brotliDecompressSync(await readFile(join(outDir, `${file}.br`)))).toEqual(content);
    expect(gunzipSync(await readFile(join(outDir, `${file}.gz`)))).toEqual(content);
  }
  expect(existsSync(join(outDir, `${PICTURE}.br`))).toBe(false);
});

test("a release may go live before its pages have Brotli copies, which are added once", async () => {
  const { outDir } = await releaseOf(folder, {}, { name: "one", site: COMPRESSED_SITE, brotliLater: true });
  const page = join(outDir, "tr/galeri.html");
  expect(gunzipSync(await readFile(`${page}.gz`))).toEqual(await readFile(page));
  expect(existsSync(`${page}.br`)).toBe(false);
  expect(existsSync(join(outDir, `${APP_SCRIPT}.br`))).toBe(true);

  await addBrotli(outDir, AbortSignal.abort());
  expect(existsSync(`${page}.br`)).toBe(false);

  const whole = await releaseOf(await temporaryFolder(), {}, { name: "whole", site: COMPRESSED_SITE });
  await addBrotli(outDir, new AbortController().signal);
  const { stdout } = await promisify(execFile)("diff", ["-r", whole.outDir, outDir]);
  expect(stdout).toBe("");
  const { ino } = await stat(`${page}.br`);
  await addBrotli(outDir, new AbortController().signal);
  expect((await stat(`${page}.br`)).ino).toBe(ino);
  expect(await readdir(join(outDir, ".."))).not.toContainEqual(expect.stringMatching("unfinished"));
});

test("a rebuild that changes nothing keeps id, time and files", async () => {
  const one = await releaseOf(folder, {}, { name: "one", now: 1_000 });
  const two = await releaseOf(folder, {}, { name: "two", now: 2_000, previousDir: one.outDir });
  expect(two.changes).toEqual({ added: [], changed: [], removed: [] });
  expect(await latest(two.outDir)).toEqual({ id: one.id, timestamp: 1_000 });
  const { stdout } = await promisify(execFile)("diff", ["-r", one.outDir, two.outDir]);
  expect(stdout).toBe("");
  expect((await stat(join(two.outDir, "tr.html"))).ino).toBe((await stat(join(one.outDir, "tr.html"))).ino);
});

test("a build's meta file contains its route rules and pages, and only the newest one is kept", async () => {
  const one = await releaseOf(folder, {}, { name: "one" });
  const two = await releaseOf(folder, { pages: PAGES.slice(0, 4) }, { name: "two", previousDir: one.outDir });
  expect((await listFiles(two.outDir)).filter((file) => /^builds\/meta\/.*json$/.test(file))).toEqual([
    `builds/meta/${two.id}.json`,
  ]);
  expect(JSON.parse(await read(two.outDir, `builds/meta/${two.id}.json`))).toEqual({
    id: two.id,
    timestamp: 1_000,
    routeRules: {
      "/en": { redirect: { to: "/", statusCode: 301 } },
      "/en/*": { redirect: { to: "/*", statusCode: 301 } },
    },
    prerendered: ["/", "/de", "/ru", "/tr"],
  });
});

test("a page's old addresses redirect to its newest one for as long as the page exists", async () => {
  const moved = async (name: string, path: string | null) => {
    const pages =
      path === null
        ? PAGES.filter((page) => page.path !== "/tr/galeri")
        : withPages({ "/tr/galeri": { path } });
    const { outDir } = await releaseOf(folder, { pages }, { name });
    return (await readRoutes(outDir)).redirects.filter(({ from }) => !from.startsWith("/en"));
  };
  expect(await moved("1", "/tr/resimler")).toEqual([]);
  expect(await moved("2", "/tr/fotograflar")).toEqual([
    { from: "/tr/resimler", to: "/tr/fotograflar", status: 301 },
  ]);
  expect(await moved("3", "/tr/galeri")).toEqual([
    { from: "/tr/fotograflar", to: "/tr/galeri", status: 301 },
    { from: "/tr/resimler", to: "/tr/galeri", status: 301 },
  ]);
  expect(await moved("4", "/tr/resimler")).toEqual([
    { from: "/tr/fotograflar", to: "/tr/resimler", status: 301 },
    { from: "/tr/galeri", to: "/tr/resimler", status: 301 },
  ]);
  expect(await moved("5", null)).toEqual([]);
});

test("the next release picks up what a process left uncommitted when it ended after its switch", async () => {
  const historyDir = join(folder, "memory");
  const pagesAt = (path: string) => withPages({ "/tr/galeri": { path } });
  const script = "app-ffffffffffffffffffff.js";
  await releaseOf(folder, { pages: pagesAt("/tr/bir") }, { name: "1" });
  const before = await folderState(historyDir);

  const files = { [script]: "old()", "old.json": `"${script}"` };
  const two = await unrememberedReleaseOf(folder, { pages: pagesAt("/tr/iki"), files }, { name: "2" });
  await stageHistory(historyDir, two);
  expect(await folderState(historyDir)).toEqual(before);

  const three = { pages: pagesAt("/tr/uc") };
  const notLive = await unrememberedReleaseOf(folder, three, { name: "3" });
  expect(await listFiles(notLive.outDir)).not.toContain(script);
  const live = await unrememberedReleaseOf(folder, three, { name: "4", previousDir: two.outDir });
  expect(await listFiles(live.outDir)).toContain(script);
  expect((await readRoutes(live.outDir)).redirects).toEqual(
    expect.arrayContaining([
      { from: "/tr/bir", to: "/tr/uc", status: 301 },
      { from: "/tr/iki", to: "/tr/uc", status: 301 },
    ]),
  );
});

test("routes of a release made by an earlier version are readable, as it may be live", async () => {
  const { outDir } = await releaseOf(folder, {}, { name: "one" });
  const file = join(outDir, "routes.json");
  const routes = await readRoutes(outDir);
  await writeFile(file, JSON.stringify({ ...routes, webApi: undefined }));
  expect(await readRoutes(outDir)).toEqual({ ...routes, webApi: null });
});

test("hashed files of earlier builds are kept for seven days after being superseded, pages are not", async () => {
  const old = "app-ffffffffffffffffffff.js";
  const files = { [old]: "old()", "old.json": `"${old}"` };
  const site = COMPRESSED_SITE;
  const first = await releaseOf(folder, { files }, { name: "1", now: DAY, site });
  const release = (name: string, day: number) =>
    releaseOf(folder, { pages: PAGES.slice(0, 4) }, { name, now: day * DAY, site });

  const second = await release("2", 30);
  expect(await listFiles(second.outDir)).toEqual(expect.arrayContaining([old, `${old}.br`, `${old}.gz`]));
  expect(existsSync(join(second.outDir, "gallery.html"))).toBe(false);
  expect(existsSync(join((await release("3", 36)).outDir, old))).toBe(true);
  expect(existsSync(join((await release("4", 38)).outDir, old))).toBe(false);
  expect(existsSync(join(first.outDir, old))).toBe(true);
});

test("another hotel in the same folder inherits neither addresses nor files", async () => {
  const picture = `static/${"a".repeat(32)}/first-hotel.jpg`;
  const files = { [picture]: "picture", "first.json": `"${picture}"` };
  const first = await releaseOf(folder, { files }, { name: "1", source: "first" });
  expect(existsSync(join(first.outDir, picture))).toBe(true);
  const pages = withPages({ "/tr/galeri": { path: "/tr/fotograflar" } });
  const { outDir } = await releaseOf(folder, { pages }, { name: "2", source: "second" });
  expect(existsSync(join(outDir, picture))).toBe(false);
  expect(await read(outDir, "routes.json")).not.toContain("galeri");
});

test("one policy serves all pages, with hashes of the built scripts and origins from the configuration", async () => {
  const headersAt = async (name: string, siteUrl: string) => {
    const site = { siteUrl, signupApiUrl: "https://api.hotel.test/v2" };
    const { outDir } = await releaseOf(folder, {}, { name, site });
    return (await readRoutes(outDir)).headers;
  };
  const [all] = await headersAt("one", "https://hotel.test");
  const hash = await crypto.subtle.digest("SHA-256", Buffer.from(INLINE_SCRIPT));
  expect(all?.headers["Content-Security-Policy"]?.split("; ")).toEqual(
    expect.arrayContaining([
      `script-src 'self' 'sha256-${Buffer.from(hash).toString("base64")}'`,
      "connect-src 'self' https://api.hotel.test",
      "upgrade-insecure-requests",
    ]),
  );
  expect(all?.headers).toMatchObject({ "Strict-Transport-Security": expect.stringMatching(/^max-age=\d+/) });
  expect(JSON.stringify(await headersAt("two", "http://localhost:8000"))).not.toContain(
    "Strict-Transport-Security",
  );
});

test("browsers report to the site's API only if visits are measured", async () => {
  const endpoints = async (name: string, vitalsPercent: number) => {
    const site = { siteUrl: "https://hotel.test", signupApiUrl: "https://api.hotel.test", vitalsPercent };
    const { outDir } = await releaseOf(folder, {}, { name, site });
    return (await readRoutes(outDir)).headers[0]?.headers["Reporting-Endpoints"];
  };
  expect(await endpoints("off", 0)).toBeUndefined();
  expect(await endpoints("on", 5)).toBe('default="https://api.hotel.test/v1/web/vitals"');
});

test("the sitemap lists every page with its pictures and languages, and no error page", async () => {
  const { outDir } = await releaseOf(folder, {}, { name: "one" });
  const sitemap = await read(outDir, "sitemap.xml");
  expect(sitemap.match(/<url>/g)).toHaveLength(PAGES.length);
  expect(sitemap).not.toContain("404");
  expect(sitemap).toContain(
    [
      "<url><loc>https://hotel.test/tr/galeri</loc><lastmod>1970-01-01</lastmod>",
      `<image:image><image:loc>https://hotel.test/${PICTURE}</image:loc><image:caption>The beach</image:caption></image:image>`,
      '<xhtml:link rel="alternate" hreflang="en" href="https://hotel.test/gallery"/>',
      '<xhtml:link rel="alternate" hreflang="tr" href="https://hotel.test/tr/galeri"/>',
      `<xhtml:link rel="alternate" hreflang="ru" href="${encodeURI("https://hotel.test/ru/галерея")}"/>`,
      '<xhtml:link rel="alternate" hreflang="x-default" href="https://hotel.test/gallery"/></url>',
    ].join(""),
  );
});

test("the sitemap omits a noindex page, also as an alternate of other pages", async () => {
  const pages = withPages({ "/tr/galeri": { noindex: true } });
  const { outDir } = await releaseOf(folder, { pages }, { name: "one" });
  const sitemap = await read(outDir, "sitemap.xml");
  expect(sitemap).not.toContain("/tr/galeri");
  expect(sitemap).toContain("<loc>https://hotel.test/gallery</loc>");
  expect((await readRoutes(outDir)).pages).toContain("/tr/galeri");
});

test("a site that is not to be indexed says so in robots.txt and in a header, and has no sitemap", async () => {
  const address = { siteUrl: "https://hotel.test", signupApiUrl: "" };
  const robotsOf = async (name: string, site: typeof address & { siteIndexing?: boolean }) => {
    const { outDir } = await releaseOf(folder, {}, { name, site });
    const [all] = (await readRoutes(outDir)).headers;
    return {
      robots: await read(outDir, "robots.txt"),
      header: all?.headers["X-Robots-Tag"],
      sitemap: existsSync(join(outDir, "sitemap.xml")),
    };
  };
  expect(await robotsOf("staging", { ...address, siteIndexing: false })).toEqual({
    robots: "User-agent: *\nDisallow: /\n",
    header: "noindex",
    sitemap: false,
  });
  expect(await robotsOf("live", address)).toEqual({
    robots: expect.stringContaining("Sitemap: https://hotel.test/sitemap.xml"),
    header: undefined,
    sitemap: true,
  });
});

test("a release has the configured compressed copies, even if the previous one had others", async () => {
  const site = { siteUrl: "https://hotel.test", signupApiUrl: "" };
  const endings: Record<string, string[]> = {};
  let previousDir: string | undefined;
  for (const releaseCompression of ["all", "none", "gzip", "all"] as const) {
    const name = `${releaseCompression}-${Object.keys(endings).length}`;
    const { outDir } = await releaseOf(
      folder,
      {},
      { name, previousDir, site: { ...site, releaseCompression } },
    );
    const files = await listFiles(outDir);
    endings[name] = ["", ".gz", ".br"].filter((ending) =>
      ["index.html", APP_SCRIPT, "robots.txt"].every((file) => files.includes(file + ending)),
    );
    if (releaseCompression === "none") expect(files.filter((file) => /\.(?:br|gz)$/.test(file))).toEqual([]);
    previousDir = outDir;
  }
  expect(Object.values(endings)).toEqual([["", ".gz", ".br"], [""], ["", ".gz"], ["", ".gz", ".br"]]);
});

test("a release with an inline script that the build does not list is refused", async () => {
  const foreign = {
    "gallery/index.html": "<!doctype html><h1>Gallery</h1><script>alert(document.cookie)</script>",
  };
  await expect(releaseOf(folder, { files: foreign }, { name: "one" })).rejects.toThrow(
    "gallery.html has an inline script that the site's code did not make, so the release was refused: alert(document.cookie)",
  );
});

const HANDOVER = { pages: [], inlineScripts: [], formTargets: [] };

test.each([
  [
    "without its inline scripts",
    { ...HANDOVER, inlineScripts: undefined },
    "inlineScripts is a required field",
  ],
  ["with a page that is none", { ...HANDOVER, pages: [{ path: "gallery" }] }, "pages[0] is no page"],
  [
    "with a source that would end its directive",
    { ...HANDOVER, tagSources: { "script-src": ["https://a.example; script-src *"] } },
    "tagSources",
  ],
])("a build %s is refused, saying what to do", async (_, handover, words) => {
  const files = { "handover.json": JSON.stringify(handover) };
  const refused = expect(releaseOf(folder, { files }, { name: "one" })).rejects;
  await refused.toThrow(`handover.json can't be read (${words}`);
  await refused.toThrow("Run the Gatsby build again");
});

/** The `lastmod` days of a release's sitemap, by path. */
async function daysOf({ outDir }: { outDir: string }): Promise<Record<string, string>> {
  const entries = (await read(outDir, "sitemap.xml")).matchAll(/<loc>([^<]+)<\/loc><lastmod>([^<]+)</g);
  return Object.fromEntries(
    [...entries].map(([, address = "", day = ""]) => [new URL(address).pathname, day]),
  );
}

test("the sitemap gives each page the date of its last content change", async () => {
  const one = await releaseOf(folder, {}, { name: "one", now: Date.parse("2027-03-01") });
  const changed = {
    "/gallery": { text: "Photographs" },
    "/tr/galeri": { footer: "A new telephone number" },
  };
  const two = await releaseOf(
    folder,
    { pages: withPages(changed) },
    { name: "two", now: Date.parse("2027-03-05"), previousDir: one.outDir },
  );
  const three = await releaseOf(
    folder,
    { pages: withPages(changed) },
    { name: "three", now: Date.parse("2027-03-09"), previousDir: two.outDir },
  );
  const first = await daysOf(one);
  expect(new Set(Object.values(first))).toEqual(new Set(["2027-03-01"]));
  expect(await daysOf(two)).toEqual({ ...first, "/gallery": "2027-03-05" });
  expect(await daysOf(three)).toEqual(await daysOf(two));
});

test("search engines need to refetch pages whose content changed or that are new, moved or gone", async () => {
  const one = await releaseOf(folder, {}, { name: "one" });
  const pages = withPages({
    "/gallery": { text: "Photographs" },
    "/tr/galeri": { footer: "A new telephone number" },
    "/ru/галерея": { path: "/ru/фото" },
    "/de": { text: "Hidden", noindex: true },
  }).filter(({ path }) => path !== "/tr/çay-bahçesi");
  const two = await releaseOf(folder, { pages }, { name: "two", previousDir: one.outDir });
  expect(one.fetchAgain).toEqual([]);
  expect([...two.fetchAgain].sort()).toEqual(["/gallery", "/ru/галерея", "/ru/фото", "/tr/çay-bahçesi"]);
});
