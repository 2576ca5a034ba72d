import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { isTooDeep } from "../../../content-api/html-depth";
import { splitPath } from "../../../shared/paths";
import { HOSTILE_HTML } from "../attack/corpus/html";
import { IMPOSSIBLE_PATHS, ODD_PATHS } from "../attack/corpus/paths";
import type { Faults } from "../../support/fault-proxy";
import { type PublishingSite, startPublishingSite } from "./publishing-site";
import type { HtmlFiles } from "./second-site";

const PATIENCE = 600_000;
const DOWN = { status: 503, body: '{"message":"The database is away."}' };

/** Each test starts with the complete, unedited hotel live. */
let site: PublishingSite;
beforeAll(async () => {
  // If the browser tests' setup has built the same hotel in this folder, webpack has most of the code in its cache.
  site = await startPublishingSite("second");
  await rm(join(site.folder, ".releases/current"), { force: true });
}, 600_000);
beforeEach(async () => {
  await site.restore();
  expect(await site.publish()).toMatchObject({ failure: null });
}, 600_000);
afterAll(() => site.stop());

test(
  "a rebuild without changes rewrites no page and no script",
  async () => {
    const pages = await site.htmlFiles();
    const scripts = await scriptNames();
    const { state } = await site.publish();
    expect(state).toBe("unchanged");
    expect(pages.size).toBeGreaterThan(25);
    expect(await site.htmlFiles()).toEqual(pages);
    expect(await scriptNames()).toEqual(scripts);
  },
  PATIENCE,
);

test(
  "a change to one room rewrites only the pages that show it, and the build lists exactly these",
  async () => {
    const before = await site.htmlFiles();
    await site.edit("rooms/lake-suite.json", "Люкс «Озеро»", "Люкс «Ладога»");
    const { changes } = await site.publish();
    const showing = await filesWith("Люкс «Ладога»");
    expect(showing).toContain("ru/accommodation/index.html");
    expect(showing).toContain("ru/accommodation/люкс-озеро/index.html");
    expect(writtenAgain(before, await site.htmlFiles())).toEqual(showing);
    expect(changes?.changed).toEqual({ en: [], tr: [], ru: showing.map(pathOf).sort(), de: [] });
  },
  PATIENCE,
);

test(
  "while the content server is down, sends invalid responses or has lost half of its content, the live site stays the same, byte for byte, and the status names the calls",
  async () => {
    const before = await site.live();
    const { state, warnings } = await site.publish(({ pathname, searchParams }) => {
      const language = searchParams.get("lang");
      if (["/v1/menus", "/v1/rooms"].includes(pathname) && language === "en")
        return { status: 200, body: "[]" };
      return language === "tr" ? { status: 200, body: "<html>Bad gateway</html>" } : DOWN;
    });
    expect(state).toBe("unchanged");
    for (const call of [
      /GET http:\S+\/v1\/menus\S+lang=de \(status 503\): The database is away\./,
      /GET http:\S+\/v1\/menus\S+lang=tr \(status 200\): the answer is not JSON/,
      /GET \/v1\/menus\S+lang=en: the list is empty, which it was not before\. The last good copy is used\./,
    ]) {
      expect(warnings).toContainEqual(expect.stringMatching(call));
    }
    expect(await site.live()).toEqual(before);
  },
  PATIENCE,
);

test(
  "hostile content goes live without harm, is reported with its call, and leaves nothing behind once it is gone",
  async () => {
    const { release } = await site.publish();
    const { state, log } = await site.publish(hostileAnswers);
    expect(state).toBe("published");
    expect(log).toMatch(/GET \/v1\/menus\S+ names the path "\/index", which can be no page's/);
    const pages = [...(await site.htmlFiles()).keys()];
    for (const path of HOSTILE_PAGES) expect(pages).toContain(`${path.slice(1)}/index.html`);
    expect(await site.read("experience/index.html")).not.toMatch(RUNS);

    const after = await site.publish();
    expect(after).toMatchObject({ failure: null, release });
    expect(Object.keys(await site.live())).toContain("/page-data/index/page-data.json");
  },
  PATIENCE,
);

/** A script of the corpus, or an attribute that runs one. */
const RUNS = /<script>alert|<[^<>]*\s(?:on\w+|href|src)=[^<>]*\balert\(1\)/;

/** Few enough to be removed again in one publish. */
const HOSTILE_PAGES = ODD_PATHS.filter((path) => !splitPath(path).prefixed).slice(0, 4);

/** Serves a page with a sample of the corpus, a menu of impossible and odd paths, and a page for each of those. */
function hostileAnswers({ pathname, searchParams }: URL): ReturnType<Faults> {
  if (searchParams.get("lang") !== "en") return undefined;
  const answer = (body: unknown) => ({ status: 200, body: JSON.stringify(body) });
  const targets = [...HOSTILE_PAGES, ...IMPOSSIBLE_PATHS];
  const hrefs = targets.map((target) => target.split("/").map(encodeURIComponent).join("/"));
  const items = hrefs.map((url, index) => ({ id: index + 1, section: "DESKTOP_TOP", url, text: "<b>a" }));
  if (pathname === "/v1/menus") return answer([{ type: "HEADER", items }]);

  const path = searchParams.get("url") ?? "";
  const page = { property: { id: 1 }, title: "<script>alert(1)</script>", hrefLangs: [] };
  if (targets.includes(path)) return answer({ ...page, id: 1_000 + targets.indexOf(path) });
  if (path !== "/experience") return undefined;
  const sample = HOSTILE_HTML.filter((html, index) => index % 20 === 0 && !isTooDeep(html));
  const contents = sample.map((content, index) => ({ key: `TEXT-${index}`, content }));
  return answer({ ...page, id: 5, contents });
}

function writtenAgain(before: HtmlFiles, after: HtmlFiles): string[] {
  return [...after.keys()].filter((name) => before.get(name) !== after.get(name));
}

/** Names of the pages whose HTML contains a text. */
async function filesWith(text: string): Promise<string[]> {
  const names = [...(await site.htmlFiles()).keys()];
  const pages = await Promise.all(names.map(site.read));
  return names.filter((_, index) => pages[index]?.includes(text));
}

async function scriptNames(): Promise<string[]> {
  return (await readdir(join(site.folder, "public"))).filter((name) => name.endsWith(".js")).sort();
}

/** `ru/gallery/index.html` → `/ru/gallery`. */
function pathOf(file: string): string {
  return `/${file.replace(/\/?index\.html$/, "")}`;
}
