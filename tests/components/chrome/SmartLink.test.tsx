import { cleanup, render, screen } from "@testing-library/react";
import { ReservationContext } from "../../../src/chrome/reservation";
import type { Locale } from "../../../src/config/locales";
import { SmartLink } from "../../../src/chrome/SmartLink";

const navigate = jest.fn();
Object.assign(window, { ___navigate: navigate });

afterEach(() => {
  cleanup();
  navigate.mockClear();
});

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

test.each([
  ["a page of the site", "/tr/galeri", undefined, true],
  ["a page with an anchor", "/gallery#pools", undefined, true],
  ["a page in a new tab", "/gallery", "_blank", false],
  ["a file", "/files/menu.pdf", undefined, false],
  ["another host", "//cdn.example/a", undefined, false],
  ["another site", "https://hill.example/a", undefined, false],
  ["a phone", "tel:+902420000001", undefined, false],
  ["an anchor", "#rooms", undefined, false],
])("%s is opened %s", (_name, url, target, within) => {
  const link = renderLink(url, target);
  // jsdom can not leave the page.
  if (!within) link.addEventListener("click", (event) => event.preventDefault());
  link.click();
  expect(link.getAttribute("href")).toBe(url);
  expect(navigate).toHaveBeenCalledTimes(within ? 1 : 0);
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
