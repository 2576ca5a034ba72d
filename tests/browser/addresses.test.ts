import { LOCALES } from "../../shared/locales";
import { prefixPath } from "../../shared/paths";
import { ROUTES } from "../../shared/routes";
import { violations } from "../support/axe";
import { hydrated, PHONE, watchProblems, world } from "../support/browser";
import { inAllLanguages } from "../support/layouts";
import { MESSAGES } from "../support/messages";
import { newPage } from "../support/visit";

test.each([
  ["/:uri/*", "en", "Page Not Found: /%3Auri/*"],
  ["/tr/page-data/x/page-data.json", "tr", "Page not found: /tr/page-data/x/page-data.json"],
  ["/ru/%zz?a=%E0", "ru", "Page Not Found: /ru/%zz?a=%E0"],
  ["/de/<b>x", "de", "Page not found: /de/<b>x"],
] as const)(
  "%s gets a complete, working 404 page in its language that shows the path as text",
  async (path, locale, message) => {
    const page = await newPage({ locale, viewport: PHONE, reducedMotion: "reduce" });
    const problems = watchProblems(page);
    const response = await page.goto(world().site + path);
    await hydrated(page);
    expect(response?.status()).toBe(404);
    expect(await page.getAttribute("html", "lang")).toBe(locale);
    expect(await page.getByText(message, { exact: true }).isVisible()).toBe(true);
    expect(await violations(page)).toEqual([]);
    // The 404 for the address itself is expected.
    expect(problems.filter((problem) => !problem.includes("404 (Not Found)"))).toEqual([
      expect.stringMatching(/^404: /),
    ]);
    await page.getByRole("button", { name: MESSAGES[locale].menu, exact: true }).click();
    await page.getByRole("dialog").waitFor();
    expect(await page.getByRole("dialog").getByRole("link").count()).toBeGreaterThan(10);
  },
);

test.each(ROUTES)(
  "every known address of $path leads to its page in that language",
  async ({ path, slugs }) => {
    const { site } = world();
    const addresses = await inAllLanguages(site, path);
    for (const [index, locale] of LOCALES.entries()) {
      const known = prefixPath(locale, slugs?.[locale] === undefined ? path : `/${slugs[locale]}`);
      const answer = await fetch(`${site + known}?a=1`);
      expect([answer.status, answer.url]).toEqual([200, `${site + addresses[index]}?a=1`]);
    }
  },
);

test.each([
  ["/ru/accommodation/nomer-more", "/ru/nomera/nomer-more"],
  ["/de/gastronomy/restaurant-sofra", "/de/gastronomie/restaurant-sofra"],
])("the old address of a room or restaurant still leads to it: %s", async (before, now) => {
  const { site } = world();
  const answer = await fetch(site + before);
  expect([answer.status, answer.url]).toEqual([200, site + now]);
});
