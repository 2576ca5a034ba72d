import { cleanup, screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { LOCALES } from "../../../shared/locales";
import { NotFound } from "../../../src/not-found/NotFound";
import { InLanguage, renderInLanguage } from "../../support/render-in-language";
import { HOTEL, LANGUAGES, MENUS } from "../chrome/hotel";
import { slide } from "../sections/content";

const hotels = LOCALES.map((locale) => ({ ...HOTEL, locale }));
const homes = LOCALES.map((locale) => home(locale));

function home(locale: string): Queries.NotFoundHomeFragment {
  const words = (text: string) => `${text} (${locale})`;
  return {
    locale,
    title: words("Lake House"),
    breadcrumbs: [{ text: words("Home"), url: "/", active: true }],
    menus: MENUS,
    languageOptions: LANGUAGES,
    contents: [
      content(words("Welcome")),
      content(null, "/about-us"),
      { ...content(words("Rooms"), "/accommodation"), subtitle: "07:00 Coffee" },
      content(words("Suites"), "/accommodation"),
      content(words("Beach"), "/beach-and-pool"),
      content(words("Contact"), "/contact"),
      content(words("Gallery"), "/gallery"),
    ],
    slider: {
      key: "ERROR_HEADER",
      heading: `Lost<br><em>${locale}</em>`,
      body: null,
      slides: [
        slide({ content: { html: `<p>${words("The way back is short.")}</p>` } }),
        slide({ content: { html: "<p>A second slide</p>" } }),
      ],
    },
  };
}

function content(title: string | null, url?: string) {
  return { title, subtitle: null, link: url ? { url, text: "See it", target: null } : null };
}

const PARENTS = [{ path: "/de/zimmer" }];

/** Mimics the host's response: the URL is unknown, and the page itself is in English. */
function visit(path: string) {
  window.history.replaceState(null, "", path);
  return renderInLanguage("en", page(window.location.pathname));
}

const page = (pathname: string) => (
  <NotFound pathname={pathname} hotels={hotels} homes={homes} parents={PARENTS} />
);

// Not a language of the site, so none is suggested.
beforeEach(() => jest.spyOn(navigator, "languages", "get").mockReturnValue(["fr"]));

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
  document.cookie = "i18n_redirected=; Max-Age=0; Path=/";
});

test.each([
  ["/tr/yok", "tr", "Sayfa bulunamadı", "Ana sayfaya dön", "/tr"],
  ["/nothing", "en", "Page not found", "Back to the home page", "/"],
])("%s is answered in %s", (path, locale, crumb, back, homeUrl) => {
  visit(path);
  const heading = screen.getByRole("heading", { level: 1 });
  expect(heading.innerHTML).toBe(`Lost<br><em>${locale}</em>`);
  expect(heading.closest("[lang]")?.getAttribute("lang")).toBe(locale);
  expect(screen.getByText(crumb).getAttribute("aria-current")).toBe("page");
  expect(screen.getByRole("link", { name: `Home (${locale})` }).getAttribute("href")).toBe(homeUrl);
  expect(screen.getByRole("link", { name: back }).getAttribute("href")).toBe(homeUrl);
});

test("an impossible room address below the hotel's own parent page gets its own message", () => {
  visit("/de/zimmer/-1");
  expect(screen.getByText("Page Not Found: /de/zimmer/-1")).toBeTruthy();
});

test("the built HTML is in the language of its path and contains no address", () => {
  window.history.replaceState(null, "", "/somewhere");
  const html = renderToString(<InLanguage locale="en">{page("/tr/404.html")}</InLanguage>);
  expect(html).toContain("Ana sayfaya dön");
  expect(html).not.toContain("not found:");
});

test("an unprefixed address uses the visitor's stored language", () => {
  document.cookie = "i18n_redirected=de; Path=/";
  visit("/nothing");
  expect(screen.getByRole("link", { name: "Zurück zur Startseite" })).toBeTruthy();
});

test("a prefixed address keeps its own language, and no other is offered for a missing page", async () => {
  document.cookie = "i18n_redirected=de; Path=/";
  visit("/tr/yok");
  expect(await screen.findByText("Page not found: /tr/yok")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Ana sayfaya dön" })).toBeTruthy();
  expect(screen.queryByRole("link", { name: "Diese Seite auf Deutsch lesen" })).toBeNull();
});

test("the first three contents of the home page with a title and a link of their own are offered", () => {
  visit("/tr/yok");
  const rows = within(screen.getByRole("main")).getAllByRole("heading", { level: 2 });
  expect(rows.map(({ textContent }) => textContent)).toEqual(["Rooms (tr)", "Beach (tr)", "Contact (tr)"]);
  expect(rows.map((row) => within(row).getByRole("link").getAttribute("href"))[0]).toBe("/accommodation");
});

test("a language without a home page falls back to English content", () => {
  window.history.replaceState(null, "", "/ru/net");
  renderInLanguage(
    "en",
    <NotFound
      pathname="/ru/net"
      hotels={hotels}
      homes={homes.filter(({ locale }) => locale === "en")}
      parents={PARENTS}
    />,
  );
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Losten");
});
