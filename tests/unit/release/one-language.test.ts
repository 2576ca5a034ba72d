import "./speak-german-alone";
import { redirectsFile } from "../../../services/release/hosts/netlify";
import { createRoutes } from "../../../services/release/routes";
import type { Page } from "../../../shared/handover";
import { homePath, splitPath } from "../../../shared/paths";

const HOME: Page = { id: "page-1", locale: "de", path: "/", alternates: [] };
const ERROR_PAGE: Page = { ...HOME, id: "error", path: "/404.html", noindex: true };

test("a single language has no prefix and no language redirects", () => {
  const routes = createRoutes([HOME, ERROR_PAGE], [], [], null);
  expect(routes).toMatchObject({
    pages: ["/"],
    homeLanguage: null,
    notFound: [{ prefix: "/", page: "/404.html" }],
  });
  expect(redirectsFile(routes, "https://hotel.test")).not.toContain("Language=");
  expect([homePath("de"), splitPath("/en/x").prefixed]).toEqual(["/", false]);
});
