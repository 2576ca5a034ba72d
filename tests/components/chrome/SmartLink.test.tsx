import { cleanup, render, screen } from "@testing-library/react";
import { CurrentPage } from "../../../src/chrome/current-page";
import { SmartLink } from "../../../src/chrome/SmartLink";

afterEach(cleanup);

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

test("a link that opens a new tab gives it no access to this one", () => {
  render(<SmartLink url="https://hill.example/" target="_blank" text="Go" />);
  expect(screen.getByRole("link").getAttribute("rel")).toBe("noopener");
});
