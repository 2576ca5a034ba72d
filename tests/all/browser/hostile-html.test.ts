import type { Page } from "playwright-core";
import { toRichText } from "../../../plugins/gatsby-source-hotel/src/rich-text/rich-text";
import { watchRequests } from "../../support/pending-requests";
import { newPage } from "../../support/visit";
import { HOSTILE_HTML } from "../attack/corpus/html";

const SITE = "https://hotel.example/";

/** A page with this body on which `alert` only counts its calls; all other requests fail. */
async function pageWith(body: string): Promise<Page> {
  const page = await newPage();
  await page.addInitScript(() => {
    let ran = 0;
    Object.assign(window, { alert: () => void (ran += 1), runs: () => ran });
  });
  await page.route("**", (route) =>
    route.request().url() === SITE
      ? route.fulfill({
          contentType: "text/html",
          body: `<!doctype html><meta charset="utf-8"><body>${body}</body>`,
        })
      : route.abort(),
  );
  await page.goto(SITE);
  return page;
}

/** How often a script ran after this HTML was inserted and every element received events. */
async function runsOf(page: Page, html: readonly string[]): Promise<number> {
  const requests = watchRequests(page);
  await page.evaluate((all) => {
    for (const source of all) {
      const holder = document.createElement("div");
      document.body.append(holder);
      holder.innerHTML = source;
      for (const element of holder.querySelectorAll("*")) {
        for (const type of ["mouseover", "focus", "animationstart", "toggle", "beginEvent"]) {
          element.dispatchEvent(new Event(type));
        }
      }
    }
  }, html);
  // The inserted HTML requests files, and their failure runs scripts, too.
  await requests.ended();
  return page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await nextFrame();
    return Number(Reflect.get(window, "runs")());
  });
}

function sanitised(source: string): string {
  const links = { origins: ["https://hotel.example"], pageAt: (path: string) => path };
  const context = { links, locale: "en" as const, addPicture: () => "picture" };
  return toRichText(source, context, { top: 2 })?.html ?? "";
}

test("no script in hostile HTML fields runs, neither on the built page nor when inserted later by the browser", async () => {
  expect(HOSTILE_HTML.length).toBeGreaterThan(2_000);
  const fields = HOSTILE_HTML.map(sanitised);
  const page = await pageWith(fields.map((html) => `<div>${html}</div>`).join(""));
  expect(await runsOf(page, fields)).toBe(0);
  const left = await page.evaluate(() =>
    [...document.body.querySelectorAll("*")].flatMap((element) => {
      const attributes = element
        .getAttributeNames()
        .filter((name) => /^on|^style$|^src|^id$|^name$/.test(name));
      const protocol = element instanceof HTMLAnchorElement ? element.protocol : "";
      const leadsAway = protocol !== "" && !/^(?:https?|mailto|tel|about):$/.test(protocol);
      const isActive =
        /^(?:script|style|svg|math|iframe|object|embed|form|input|link|meta|base|template)$/i.test(
          element.tagName,
        );
      return attributes.length > 0 || leadsAway || isActive ? [element.outerHTML] : [];
    }),
  );
  expect(left).toEqual([]);
});
