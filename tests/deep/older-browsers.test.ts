import type { Page } from "playwright-core";
import { hydrated, PHONE, world } from "../support/browser";
import { type ApiPath, calledNewerApis } from "./called-apis";
import { EMBEDDED_HOTEL } from "../support/site";
import { newPage } from "../support/visit";

const PAGES = ["/", "/accommodation/sea-suite", "/gallery", "/contact"];

/** The APIs that this Chromium supports; in it, every page already works without the others. */
async function knownHere(paths: readonly ApiPath[]): Promise<ApiPath[]> {
  const page = await newPage();
  return page.evaluate(
    (all) =>
      all.filter((names) => {
        const holder = names
          .slice(0, -1)
          .reduce<unknown>((object, part) => object && Reflect.get(Object(object), part), window);
        return holder !== undefined && Object.hasOwn(Object(holder), names.at(-1) ?? "");
      }),
    paths,
  );
}

/** A browser without an API, and the problems found in it. */
async function openWithout(path: ApiPath): Promise<{ page: Page; problems: string[] }> {
  const page = await newPage({ viewport: PHONE });
  const problems: string[] = [];
  page.on("pageerror", ({ message }) => problems.push(message));
  page.on("console", (message) => {
    if (message.type() === "error") problems.push(message.text());
  });
  await page.addInitScript((names) => {
    const name = names.at(-1) ?? "";
    const holder = names
      .slice(0, -1)
      .reduce<object | undefined>((object, part) => object && Reflect.get(object, part), window);
    if (holder) Reflect.deleteProperty(holder, name);
  }, path);
  return { page, problems };
}

test("pages load, hydrate and open the menu without any one API that a supported browser lacks", async () => {
  const paths = await knownHere(await calledNewerApis(EMBEDDED_HOTEL.release));
  expect(paths.length).toBeGreaterThan(0);
  for (const path of paths) {
    const { page, problems } = await openWithout(path);
    for (const address of PAGES) {
      await page.goto(world().site + address);
      await hydrated(page);
      await page.getByRole("button", { name: "Menu", exact: true }).click();
      await page
        .getByRole("dialog", { name: "Menu" })
        .getByRole("link", { name: "Restaurants and bars" })
        .waitFor();
    }
    expect({ without: path.join("."), problems }).toEqual({ without: path.join("."), problems: [] });
    await page.context().close();
  }
}, 900_000);
