import { readFile } from "node:fs/promises";
import { PREVIEW_PLACE, PREVIEW_SCRIPT } from "../../../shared/preview-script";
import { ENGINES } from "../../support/engines/installed";
import { newWalk } from "../../support/engines/visit";
import { startStubApi, type StubApi } from "../../support/stub-api";
import { untilTrue } from "../../support/until-true";

/** A preview page next to a form, as served by the preview's server. */

const FRAME = "/page";
const HOUR = 3_600_000;

let server: StubApi;
/** Title of the page as last built, and the time of that build. */
let page = { title: "", built: 0 };
let looks = 0;
let loads = 0;
/** HTML after the page's script. */
let rest = "";
/** Called before the page receives its script. */
let meanwhile = () => {};

beforeAll(async () => {
  const script = await readFile("services/publisher/browser/preview.js");
  server = await startStubApi(({ pathname }, { method }) => {
    if (pathname === PREVIEW_SCRIPT) {
      meanwhile();
      return { headers: { "Content-Type": "text/javascript" }, body: script };
    }
    const html = { "Content-Type": "text/html; charset=utf-8" };
    if (pathname !== FRAME) return { headers: html, body: `<!doctype html><iframe src="${FRAME}"></iframe>` };
    const headers = {
      ...html,
      "Cache-Control": "private, no-cache",
      ETag: `W/"${page.built.toString(16)}"`,
      "Last-Modified": new Date(page.built).toUTCString(),
    };
    if (method === "HEAD") looks += 1;
    else loads += 1;
    return method === "HEAD"
      ? { headers }
      : {
          headers,
          body: `<!doctype html><title>${page.title}</title><script src="${PREVIEW_SCRIPT}"></script>${rest}`,
        };
  });
});
afterAll(() => server.close());

/** Waits until the page has checked for a new build a few more times. */
async function lookedAgain(): Promise<void> {
  const before = looks;
  await untilTrue(() => looks >= before + 5);
}

describe.each(ENGINES)("in %s", (_, engine) => {
  test("a frame shows each build of its page and loads each only once", async () => {
    page = { title: "First", built: Date.now() - HOUR };
    loads = 0;
    const walk = await newWalk(engine, { origin: server.url });
    await walk.open(`${walk.site.url}/form`);
    const shows = (title: string) =>
      walk.until((wanted) => document.querySelector("iframe")?.contentDocument?.title === wanted, title);
    await shows("First");
    await lookedAgain();
    for (const [built, title] of ["Second", "Third"].entries()) {
      page = { title, built: Date.now() - HOUR / (built + 2) };
      await shows(title);
      await lookedAgain();
    }
    expect(loads).toBe(3);
  });

  test("builds that end while their page is loading, or is being reloaded for another, are shown, too", async () => {
    page = { title: "Before", built: Date.now() - HOUR };
    loads = 0;
    meanwhile = () => {
      page = { title: "After", built: Date.now() - HOUR / 2 };
      meanwhile = () => {
        page = { title: "At last", built: Date.now() };
        meanwhile = () => {};
      };
    };
    const walk = await newWalk(engine, { origin: server.url });
    await walk.open(walk.site.url + FRAME);
    await walk.until(() => document.title === "At last");
    await lookedAgain();
    expect(loads).toBe(3);
  });

  test("a frame scrolls to the block that the form beside it names by key or title", async () => {
    page = { title: "Blocks", built: Date.now() - HOUR };
    const far = '<div style="height:3000px"></div>';
    rest = `${far}<section id="section-2">Two</section>${far}<h2> At sunset </h2>${far}`;
    const walk = await newWalk(engine, { origin: server.url });
    await walk.open(`${walk.site.url}/form`);
    await walk.until(
      () => document.querySelector("iframe")?.contentDocument?.documentElement.dataset.framed === "",
    );
    const isInView = (selector: string) => {
      const frame = document.querySelector("iframe")?.contentWindow;
      const top = frame?.document.querySelector(selector)?.getBoundingClientRect().top ?? Infinity;
      // Engines round scroll positions.
      return top > -1 && top < (frame?.innerHeight ?? 0);
    };
    const post = (name: string, place: object) => {
      document.querySelector("iframe")?.contentWindow?.postMessage({ [name]: place }, "*");
    };
    for (const [key, title, selector] of [
      ["SECTION_2", "", "section"],
      ["SECTION_9", "At sunset", "h2"],
    ] as const) {
      expect(await walk.evaluate(isInView, selector)).toBe(false);
      await walk.evaluate(post, PREVIEW_PLACE, { key, title });
      await walk.until(isInView, selector);
    }
    expect(await walk.evaluate(isInView, "h2")).toBe(true);
    rest = "";
  });
});
