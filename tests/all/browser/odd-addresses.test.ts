import { hydrated, watchProblems, world } from "../../support/browser";
import { MESSAGES } from "../../support/messages";
import { newPage } from "../../support/visit";

test.each([
  ["/a%2Fb", "en", "Page Not Found: /a%2Fb"],
  ["/%E0%A4%A", "en", "Page Not Found: /%E0%A4%A"],
  ["/ru/%zz?a=%E0", "ru", "Page Not Found: /ru/%zz?a=%E0"],
  ["/de/x#%E0", "de", "Page not found: /de/x#%25E0"],
  ["/:uri/*", "en", "Page Not Found: /%3Auri/*"],
  ["/tr/page-data/x/page-data.json", "tr", "Page not found: /tr/page-data/x/page-data.json"],
] as const)("%s shows a complete, interactive error page", async (address, locale, message) => {
  const page = await newPage();
  const problems = watchProblems(page);
  const pageData: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/page-data/")) pageData.push(pathname);
  });
  const response = await page.goto(world().site + address);
  expect(response?.status()).toBe(404);
  await hydrated(page);
  expect(await page.getAttribute("html", "lang")).toBe(locale);
  await page.getByRole("button", { name: MESSAGES[locale].menu, exact: true }).click();
  await page.getByRole("dialog").waitFor();
  expect(await page.getByText(message, { exact: true }).count()).toBe(1);
  expect(pageData.slice(0, 2)).toEqual(["/page-data/404.html/page-data.json", "/page-data/app-data.json"]);
  // The address itself is expected to return 404.
  expect(problems.filter((problem) => !problem.includes("404 (Not Found)"))).toEqual([
    expect.stringMatching(/^404: /),
  ]);
});
