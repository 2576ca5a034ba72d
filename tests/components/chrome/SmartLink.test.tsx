import { cleanup, render, screen } from "@testing-library/react";
import { CurrentPage } from "../../../src/chrome/current-page";
import { SmartLink } from "../../../src/chrome/SmartLink";

afterEach(cleanup);

function renderLink(url: string, target?: string) {
  render(
    <SmartLink url={url} target={target}>
      Go
    </SmartLink>,
  );
  return screen.getByRole("link", { name: "Go" });
}

test("a link to the current page is marked as such", () => {
  render(
    <CurrentPage.Provider value="/tr/galeri">
      <SmartLink url="/tr/galeri" text="Galeri" />
      <SmartLink url="/tr/galeri#havuzlar" text="Havuzlar" />
      <SmartLink url="/tr" text="Ev" />
    </CurrentPage.Provider>,
  );
  const current = screen.getAllByRole("link").map((link) => link.getAttribute("aria-current"));
  expect(current).toEqual(["page", null, null]);
});

test("no link is marked as current on a page without an address", () => {
  expect(renderLink("/tr/galeri").hasAttribute("aria-current")).toBe(false);
});

test("a link that opens a new tab gives it no access to this one", () => {
  expect(renderLink("https://hill.example/", "_blank").getAttribute("rel")).toBe("noopener");
});
