import { cleanup, render, screen, within } from "@testing-library/react";
import { SiteChrome } from "../../../src/chrome/SiteChrome";
import type { Locale } from "../../../shared/locales";
import { InLanguage, renderInLanguage } from "../../support/render-in-language";
import { BOOKABLE_HOTEL, HOTEL, LANGUAGES, MENUS } from "./hotel";

function renderChrome(locale: Locale = "en", hotel = HOTEL, room?: number) {
  jest.spyOn(navigator, "languages", "get").mockReturnValue([locale]);
  renderInLanguage(
    locale,
    <SiteChrome
      hotel={hotel}
      page={{ menus: MENUS, languageOptions: LANGUAGES }}
      room={room}
      locale={locale}
      navbar="overlay"
    >
      <h1>Hello</h1>
    </SiteChrome>,
  );
}

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

test("the navbar links to the hotel's phone number and the reservation site", () => {
  renderChrome("de");
  const banner = within(screen.getByRole("banner"));
  expect(banner.getByRole("link", { name: "+90 242 000 00 01 anrufen" }).getAttribute("href")).toBe(
    "tel:+902420000001",
  );
  expect(banner.getByRole("link", { name: "Jetzt buchen" }).getAttribute("href")).toBe(
    "https://book.example/stay?from=site&lang=en",
  );
});

test("on a room's page, the navbar, the drawer and the bar lead to that room on the reservation site", () => {
  renderChrome("en", BOOKABLE_HOTEL, 105);
  const links = screen.getAllByRole("link", { name: "Book now", hidden: true });
  expect(links.map((link) => link.getAttribute("href"))).toEqual(
    Array(2).fill("https://book.example/stay?from=site&lang=en&kind=105"),
  );
  expect(document.querySelector("aside input[name=kind]")?.getAttribute("value")).toBe("105");
});

test("Turkish pages offer booking neither in the navbar nor in the bar", () => {
  renderChrome("tr", BOOKABLE_HOTEL);
  expect(screen.queryByRole("link", { name: "Rezervasyon" })).toBeNull();
  expect(document.querySelector("input[type=date]")).toBeNull();
  const bar = within(screen.getByRole("complementary", { name: "Telefon ve rezervasyon" }));
  expect(bar.getAllByRole("link")).toHaveLength(1);
  for (const place of [bar, within(screen.getByRole("banner"))]) {
    const [number] = place.getAllByText("+90 242 000 00 01", { selector: "a > span" });
    expect(number?.closest("a")?.getAttribute("href")).toBe("tel:+902420000001");
  }
});

test("the bar offers dates and guests if the reservation site accepts them", () => {
  renderChrome("en", BOOKABLE_HOTEL);
  const bar = within(screen.getByRole("complementary", { name: "Phone and booking" }));
  expect(bar.getByLabelText(/^Arrival/).getAttribute("name")).toBe("from");
});

test("the footer shows where the hotel is, how to reach it and who made the site", () => {
  renderChrome();
  const footer = within(screen.getByRole("contentinfo"));
  expect(footer.getByText("Shore Road 1, Lakeside")).toBeTruthy();
  const hrefOf = (name: string) => footer.getByRole("link", { name }).getAttribute("href");
  expect(hrefOf("Get directions")).toBe("https://maps.example/lake-house");
  expect(hrefOf("+90 242 000 00 01")).toBe("tel:+902420000001");
  expect(hrefOf("Instagram")).toBe("https://instagram.example/lake");
  expect(hrefOf("VK")).toBe("https://vk.example/lake");
  expect(hrefOf("Lake Hotels")).toBe("https://holding.example/");
  expect(hrefOf("Data protection")).toBe("/data");
  expect(hrefOf("data-protection notice")).toBe("/data");
  expect(hrefOf("Site by Reed")).toBe("https://reed.example/");
});

test("a hotel without logo, chart, holding, networks or credit still has a complete page", () => {
  renderChrome("en", {
    ...HOTEL,
    logo: { light: null, colour: null },
    chart: null,
    holding: null,
    social: [],
    credit: null,
  });
  const banner = within(screen.getByRole("banner"));
  expect(banner.getByRole("link", { name: "Lake House, home page" }).textContent).toBe("Lake House");
});

test("rerendering a page does not read the visitor's languages again", () => {
  const languages = jest.spyOn(navigator, "languages", "get").mockReturnValue(["de"]);
  const page = { menus: MENUS, languageOptions: LANGUAGES };
  const chrome = (words: string) => (
    <InLanguage locale="en">
      <SiteChrome hotel={HOTEL} page={page} locale="en" navbar="solid">
        {words}
      </SiteChrome>
    </InLanguage>
  );
  const { rerender } = render(chrome("Hello"));
  expect(languages).toHaveBeenCalledTimes(1);
  rerender(chrome("Hello again"));
  expect(screen.getByText("Hello again")).toBeTruthy();
  expect(languages).toHaveBeenCalledTimes(1);
});
