import { hydrated, watchProblems, world } from "../../support/browser";
import { MESSAGES } from "../../support/messages";
import { newPage } from "../../support/visit";

test.each([
  ["/a%2Fb", "en", "Page Not Found: /a%2Fb"],
  [
    "/tr/%3Cscript%3Ealert(1)%3C%2Fscript%3E",
    "tr",
    "Page Not Found: /tr/%3Cscript%3Ealert(1)%3C%2Fscript%3E",
  ],
  ["/%E0%A4%A", "en", "Page Not Found: /%E0%A4%A"],
  ["/de/%01", "de", "Page Not Found: /de/%01"],
  ["/ru/%zz?a=%E0", "ru", "Page Not Found: /ru/%zz?a=%E0"],
  ["/de/x#%E0", "de", "Page not found: /de/x#%25E0"],
  ["/tr/a%3Fb%23c%5Cd", "tr", "Page Not Found: /tr/a%3Fb%23c%5Cd"],
  ["/de/a%2526b", "de", "Page Not Found: /de/a%26b"],
  ["/a%26b,c;d=e@f:g+h[i]|j", "en", "Page not found: /a&b,c;d=e@f:g+h[i]|j"],
  ["/:uri/*", "en", "Page Not Found: /%3Auri/*"],
  ["/tr/page-data/x/page-data.json", "tr", "Page not found: /tr/page-data/x/page-data.json"],
  ["/de/zimmer-und-suiten/-x", "de", "Page Not Found: /de/zimmer-und-suiten/-x"],
] as const)("%s shows the error page, whole and alive", async (address, locale, message) => {
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
  // That the address itself is answered with 404 is as it must be.
  expect(problems.filter((problem) => !problem.includes("404 (Not Found)"))).toEqual([
    expect.stringMatching(/^404: /),
  ]);
});
