import type { Locator, Page } from "playwright-core";
import { hydrated, world } from "../../support/browser";
import { newPage } from "../../support/visit";

declare global {
  interface Window {
    /** React's pending tasks, once the app has marked the page. */
    heldTasks: (() => void)[];
  }
}

/**
 * Holds React's tasks as soon as the app marks the page. A task lasts 5 ms, so the clock runs ahead to keep tasks small
 * on fast machines, too.
 */
function holdTasks(): void {
  const isMarked = () => document.documentElement.dataset.app !== undefined;
  window.heldTasks = [];
  const { postMessage } = MessagePort.prototype;
  MessagePort.prototype.postMessage = function (message: unknown) {
    const send = () => postMessage.call(this, message);
    if (isMarked()) window.heldTasks.push(send);
    else send();
  };
  const { now } = Performance.prototype;
  let ahead = 0;
  Performance.prototype.now = function () {
    if (isMarked()) ahead += 0.5;
    return now.call(this) + ahead;
  };
}

async function openHeld(path: string, visitor?: Page): Promise<Page> {
  const page = visitor ?? (await newPage());
  await page.addInitScript(holdTasks);
  await page.goto(world().site + path);
  await hydrated(page);
  return page;
}

/** Runs one of React's tasks; returns false if there is none. */
const step = (page: Page) =>
  page.evaluate(async () => {
    const task = window.heldTasks.shift();
    task?.();
    await new Promise((resolve) => setTimeout(resolve));
    return task !== undefined;
  });

/** Whether React has hydrated each element. */
const takenOver = (elements: Locator) =>
  elements.evaluateAll((found) =>
    found.map((element) => Object.keys(element).some((key) => key.startsWith("__reactFiber$"))),
  );

test("the app hydrates a page part by part, from its first view down", async () => {
  const page = await openHeld("/");
  const parts = page.locator("main section");
  const stages = [await takenOver(parts)];
  while (await step(page)) stages.push(await takenOver(parts));
  for (const known of stages) expect(known.lastIndexOf(true)).toBe(known.filter(Boolean).length - 1);
  expect(new Set(stages.map(String)).size).toBeGreaterThan(3);
  expect(stages.at(-1)).not.toContain(false);
  expect(await takenOver(page.getByRole("contentinfo"))).toEqual([true]);
});

test("a click on a part that is not hydrated yet is handled once it is", async () => {
  const page = await openHeld("/gallery");
  const picture = page.getByRole("link", { name: /^Enlarge: / }).last();
  expect(await takenOver(picture)).toEqual([false]);
  await picture.click();
  while (await step(page));
  await page.getByRole("dialog", { name: "Picture viewer" }).waitFor();
  expect(await takenOver(page.locator("main a[aria-haspopup=dialog]").last())).toEqual([true]);
});

test.each([
  ["no language of the visitor's", []],
  ["a visitor of another language, of which the host does not know", ["de"]],
])("the app hydrates an error page as built: %s", async (_, stored) => {
  const page = await newPage();
  const cookies = stored.map((value) => ({ name: "i18n_redirected", value, url: world().site }));
  await page.context().addCookies(cookies);
  await page.route("**/no-such-page", (route) =>
    route.continue({ headers: { ...route.request().headers(), cookie: "" } }),
  );
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  await openHeld("/no-such-page", page);
  const footer = page.getByRole("contentinfo");
  expect(await takenOver(footer)).toEqual([false]);
  await footer.evaluate((element) => element.setAttribute("data-built", ""));
  while (await step(page));
  await page.locator(`html[lang=${stored[0] ?? "en"}]`).waitFor();
  while (await step(page));
  expect(await takenOver(page.locator("footer[data-built]"))).toEqual([true]);
  expect(errors).toEqual([]);
});
