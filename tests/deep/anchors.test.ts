import type { Page } from "playwright-core";
import { visit } from "../support/visit";

const TARGET = "newsletter-email";

/** Puts a link to a field at the foot of the page into its text, as an editor would, and notes the place in each frame. */
async function linkToFoot(page: Page): Promise<void> {
  await page.evaluate((id) => {
    const link = document.createElement("a");
    link.href = `#${id}`;
    link.textContent = "Newsletter";
    document.querySelector("main")?.append(link);
    link.scrollIntoView({ behavior: "instant", block: "end" });
  }, TARGET);
}

/** The places of all frames from the press on, until the page has rested for ten of them with the focus where it leads. */
const placesAfterPress = (page: Page) =>
  page.evaluate(
    (id) =>
      new Promise<number[]>((resolve) => {
        const places = [scrollY];
        const frame = () => {
          places.push(scrollY);
          const rests = new Set(places.slice(-10)).size === 1;
          if (rests && places.length > 10 && document.activeElement?.id === id) resolve(places);
          else requestAnimationFrame(frame);
        };
        [...document.querySelectorAll("a")].find(({ hash }) => hash === `#${id}`)?.click();
        requestAnimationFrame(frame);
      }),
    TARGET,
  );

const isThere = (page: Page) =>
  page.evaluate((id) => {
    const field = document.getElementById(id);
    const { top = -1 } = field?.getBoundingClientRect() ?? {};
    return top >= 0 && top < innerHeight && document.activeElement === field;
  }, TARGET);

test("a link to an anchor of the page scrolls there by and by, with the focus", async () => {
  const page = await visit("/about-us");
  await linkToFoot(page);
  const places = await placesAfterPress(page);
  expect(new URL(page.url()).hash).toBe(`#${TARGET}`);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(new Set(places).size).toBeGreaterThan(2);
  expect(await isThere(page)).toBe(true);
});

test("under reduced motion the anchor is there at once", async () => {
  const page = await visit("/about-us", { reducedMotion: "reduce" });
  await linkToFoot(page);
  expect(new Set(await placesAfterPress(page)).size).toBe(2);
  expect(await isThere(page)).toBe(true);
});
