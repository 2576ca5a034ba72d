import type { Page } from "playwright-core";
import { settled } from "../../support/browser";
import { totalShift, watchShifts } from "../../support/layout-shifts";
import { SCREENS, visit } from "../../support/visit";

const banner = (page: Page) => page.getByRole("banner");

/** Visible state of the navbar. */
async function look(page: Page) {
  const seen = await banner(page).evaluate((element) => {
    const shown = (selector: string) =>
      [...element.querySelectorAll<HTMLElement>(selector)].findIndex((part) => part.checkVisibility());
    return {
      ground: getComputedStyle(element).backgroundColor,
      ink: getComputedStyle(element).color,
      height: element.getBoundingClientRect().height,
      logo: element.querySelectorAll("img")[shown("img")]?.src.replace(/.*\//, ""),
      hamburger: shown("button[aria-haspopup] > svg"),
      phoneNumber: shown('a[href^="tel:"] > span') === 0,
    };
  });
  return seen;
}

async function scrollTo(page: Page, top: number) {
  await page.evaluate((to) => window.scrollTo({ top: to, behavior: "instant" }), top);
  await page.waitForFunction((to) => window.scrollY === to, top);
  await banner(page).evaluate(async (element) => {
    await nextFrame();
    await nextFrame();
    await Promise.all(element.getAnimations({ subtree: true }).map((animation) => animation.finished));
  });
}

test.each(SCREENS)("on %s the navbar is in its scrolled state only beyond 70 px", async (_, viewport) => {
  const page = await visit("/", { viewport });
  const top = await look(page);
  expect(top).toMatchObject({
    ground: "rgba(0, 0, 0, 0)",
    ink: "rgb(255, 255, 255)",
    logo: "logo.svg",
    hamburger: 0,
  });
  await scrollTo(page, 70);
  expect(await look(page)).toEqual(top);
  await scrollTo(page, 71);
  const scrolled = await look(page);
  expect(scrolled).toMatchObject({ logo: "logo-colour.svg", hamburger: 1, phoneNumber: false });
  expect(scrolled.ground).not.toBe(top.ground);
  expect(scrolled.ink).not.toBe(top.ink);
  await scrollTo(page, 0);
  expect(await look(page)).toEqual(top);
});

test("without a picture behind the navbar, logo and icons also change beyond 70 px, and a wide one hides its number", async () => {
  const page = await visit("/gdpr", { viewport: { width: 1920, height: 1000 } });
  expect(await look(page)).toMatchObject({ logo: "logo.svg", hamburger: 0, phoneNumber: true });
  await scrollTo(page, 71);
  expect(await look(page)).toMatchObject({ logo: "logo-colour.svg", hamburger: 1, phoneNumber: false });
});

/** State of each row of links in the navbar: whole on one line, wholly hidden, or broken. */
function rowsOfLinks(page: Page): Promise<string[]> {
  return banner(page)
    .locator("nav")
    .evaluateAll((rows) =>
      rows.map((row) => {
        const frame = (row.closest("header > nav") ?? row.parentElement ?? row).getBoundingClientRect();
        const links = [...row.querySelectorAll("a")].map((link) => link.getBoundingClientRect());
        if (links.every(({ top }) => top >= frame.bottom)) return "out of sight";
        const isWhole = links.every(
          ({ left, right, top, bottom }) =>
            top === links[0]?.top &&
            bottom <= frame.bottom &&
            left >= frame.left - 0.5 &&
            right <= frame.right + 0.5,
        );
        return isWhole ? "whole" : "in pieces";
      }),
    );
}

test.each([
  ["/", 1024],
  ["/tr", 1024],
  ["/de", 1024],
  ["/ru", 1280],
])(
  "%s shows each row of links on one line or, if it does not fit, only in the drawer; from %d px all rows fit",
  async (path, all) => {
    const page = await visit(path, { locale: path.slice(1) || "en" });
    for (const width of [1000, 1024, 1050, 1100, 1150, 1200, 1280, 1366, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const allowed = width < all ? ["whole", "out of sight"] : ["whole"];
      const others = (await rowsOfLinks(page)).filter((row) => !allowed.includes(row));
      expect({ width, others }).toEqual({ width, others: [] });
    }
  },
);

test("a link that does not fit in the bar comes into view on focus", async () => {
  const page = await visit("/ru", { viewport: { width: 1024, height: 800 }, locale: "ru" });
  const contact = banner(page).getByRole("link", { name: "Контакты", exact: true });
  await contact.focus();
  const [link, frame] = await Promise.all(
    [contact, contact.locator("xpath=../..")].map((part) => part.boundingBox()),
  );
  expect(link?.y).toBeCloseTo(frame?.y ?? NaN, 0);
});

test("the main menu hides on scrolling down and returns on scrolling up, without covering what has focus", async () => {
  const page = await visit("/about-us");
  const menu = banner(page).getByRole("navigation", { name: "Main menu" });
  expect(await menu.isVisible()).toBe(true);
  await scrollTo(page, 1_500);
  expect(await menu.isVisible()).toBe(false);
  await watchShifts(page);
  await scrollTo(page, 1_400);
  expect(await menu.isVisible()).toBe(true);
  const bottom = await banner(page).evaluate((bar) => bar.getBoundingClientRect().bottom);
  const kept = await page.evaluate(() =>
    Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop),
  );
  expect(kept).toBeGreaterThanOrEqual(bottom);
  await scrollTo(page, 1_401);
  expect(await menu.isVisible()).toBe(false);
  expect(await totalShift(page)).toBe(0);
});

test.each([
  ["a phone on its side", { width: 844, height: 390 }],
  ["a page enlarged four times", { width: 320, height: 256 }],
])("on %s both bars scroll away, and the heading starts below the navbar", async (_, viewport) => {
  const page = await visit("/", { viewport });
  const bottom = await banner(page).evaluate((bar) => bar.getBoundingClientRect().bottom);
  const heading = await page.getByRole("heading", { level: 1 }).boundingBox();
  expect(heading?.y).toBeGreaterThanOrEqual(bottom);
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: "instant" }));
  await page.locator("html[data-scrolled]").waitFor();
  const bars = await page.locator("header[data-print=off], aside[data-print=off]").evaluateAll((all) =>
    all.filter((bar) => {
      const { top, bottom: end, height } = bar.getBoundingClientRect();
      return height > 0 && end > 0 && top < innerHeight;
    }),
  );
  expect(bars).toHaveLength(0);
});

test("on a very wide screen the navbar is aligned with the page's content", async () => {
  const page = await visit("/about-us", { viewport: { width: 1920, height: 1080 } });
  const edges = (selector: string) =>
    page.locator(selector).evaluateAll((parts) => {
      const boxes = parts
        .filter((part) => part.checkVisibility())
        .map((part) => part.getBoundingClientRect());
      return {
        left: Math.min(...boxes.map(({ left }) => left)),
        right: Math.max(...boxes.map(({ right }) => right)),
      };
    });
  const bar = await edges("body header[data-print=off] :is(button, a)");
  const content = await edges("main section ul:has(small)");
  expect(bar.left).toBeCloseTo(content.left, 0);
  expect(bar.right).toBeCloseTo(content.right, 0);
});

test("a hovered entry does not look like the current page, and social media icons react to hovering", async () => {
  const page = await visit("/gallery", { reducedMotion: "reduce" });
  const lineUnder = (name: string) =>
    banner(page)
      .getByRole("link", { name, exact: true })
      .evaluate((link) => getComputedStyle(link, "::after").borderBottomWidth);
  await banner(page).getByRole("link", { name: "Contact", exact: true }).hover();
  expect(await lineUnder("Gallery")).not.toBe(await lineUnder("Contact"));
  const icon = page.getByRole("contentinfo").getByRole("link", { name: "Instagram" });
  const colour = () => icon.evaluate((link) => getComputedStyle(link).color);
  const before = await colour();
  await icon.hover();
  await settled(page);
  expect(await colour()).not.toBe(before);
});

test.each(["/", "/ru"])("at 320 px the language code of %s stays on one line", async (path) => {
  const page = await visit(path, { viewport: { width: 320, height: 568 } });
  const box = await banner(page)
    .locator("[aria-controls=languages]")
    .evaluate((button) => {
      const range = document.createRange();
      range.selectNodeContents(button.firstChild ?? button);
      return { lines: range.getClientRects().length };
    });
  expect(box).toEqual({ lines: 1 });
});
