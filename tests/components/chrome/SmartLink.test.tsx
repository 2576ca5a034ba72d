import { cleanup, render, screen } from "@testing-library/react";
import { CurrentPage } from "../../../src/chrome/current-page";
import { ReservationContext } from "../../../src/chrome/reservation";
import type { Locale } from "../../../src/config/locales";
import { SmartLink } from "../../../src/chrome/SmartLink";

afterEach(cleanup);

const PHONE = { label: "+90 242 000 00 01", tel: "+902420000001" };

function renderLink(url: string, target?: string) {
  render(
    <ReservationContext.Provider value={reservation("ru")}>
      <SmartLink url={url} target={target}>
        Go
      </SmartLink>
    </ReservationContext.Provider>,
  );
  return screen.getByRole("link", { name: "Go" });
}

function reservation(locale: Locale) {
  return { url: "https://book.example/", dateFormat: "YYYY-MM-DD", parameters: null, phone: PHONE, locale };
}

test("a link says so where it leads to the shown page", () => {
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

test("on a page without an address no link does", () => {
  expect(renderLink("/tr/galeri").hasAttribute("aria-current")).toBe(false);
});

test("links to the reservation site carry the page's language", () => {
  expect(renderLink("https://book.example/offers?code=a").getAttribute("href")).toBe(
    "https://book.example/offers?code=a&lang=ru",
  );
});

test("a link that opens a new tab gives it no hold of this one", () => {
  expect(renderLink("https://hill.example/", "_blank").getAttribute("rel")).toBe("noopener");
});

test("in Turkish a link to the reservation site is the phone, by its number where the link has words of its own", () => {
  render(
    <ReservationContext.Provider value={reservation("tr")}>
      <SmartLink url="https://book.example/offers" text="Tarihlere bakın" />
      <SmartLink url="https://hill.example/" text="Tepe" />
    </ReservationContext.Provider>,
  );
  expect(screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    [PHONE.label, `tel:${PHONE.tel}`],
    ["Tepe", "https://hill.example/"],
  ]);
});
