import "./speak-german-alone";
import { createRoutes } from "../../../services/release/routes";
import type { Page } from "../../../shared/handover";

const HOME: Page = { id: "page-1", locale: "de", path: "/", alternates: [] };
const ERROR_PAGE: Page = { ...HOME, id: "error", path: "/404.html", noindex: true };

test("a single language has no prefix and no language redirects", () => {
  expect(createRoutes([HOME, ERROR_PAGE], [], [], null)).toMatchObject({
    pages: ["/"],
    homeLanguage: null,
    notFound: [{ prefix: "/", page: "/404.html" }],
  });
});
