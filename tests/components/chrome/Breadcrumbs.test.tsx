import { cleanup, screen } from "@testing-library/react";
import { Breadcrumbs } from "../../../src/chrome/Breadcrumbs";
import { renderInLanguage } from "../../support/render-in-language";

afterEach(cleanup);

test("breadcrumbs are links; the page itself is text", () => {
  renderInLanguage(
    "de",
    <Breadcrumbs
      crumbs={[
        { text: "Start", url: "/de", active: false },
        { text: "Zimmer", url: "/de/accommodation", active: false },
        { text: "Seezimmer", url: null, active: true },
      ]}
    />,
  );
  expect(screen.getByRole("navigation", { name: "Sie sind hier" })).toBeTruthy();
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "/de",
    "/de/accommodation",
  ]);
  expect(screen.getByText("Seezimmer").ariaCurrent).toBe("page");
});

test("a page without breadcrumbs has no empty landmark", () => {
  renderInLanguage("en", <Breadcrumbs crumbs={[]} />);
  expect(screen.queryByRole("navigation")).toBeNull();
});
