import { ChakraProvider } from "@chakra-ui/react/styled-system";
import { act, cleanup, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { LanguageSuggestion } from "../../../src/locale/LanguageSuggestion";
import type { Locale } from "../../../shared/locales";
import { system } from "../../../src/theme/system";
import "../../support/patient-waits";
import { LANGUAGES } from "../chrome/hotel";

const page = (locale: Locale = "en") => (
  <ChakraProvider value={system}>
    <LanguageSuggestion locale={locale} options={LANGUAGES} />
  </ChakraProvider>
);

function browserSpeaks(...languages: string[]) {
  jest.spyOn(navigator, "languages", "get").mockReturnValue(languages);
}

beforeEach(() => browserSpeaks("de-AT", "en"));

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
  localStorage.clear();
  document.cookie = "i18n_redirected=; Max-Age=0; Path=/";
  delete document.documentElement.dataset.suggestion;
});

test("the page is offered in the visitor's language, worded in that language", async () => {
  render(page());
  const offer = await screen.findByRole("link", { name: "Diese Seite auf Deutsch lesen" });
  expect(offer.getAttribute("href")).toBe("/de/kontakt");
  expect(offer.getAttribute("hreflang")).toBe("de");
  expect(screen.getByRole("complementary", { name: "Sprache" }).getAttribute("lang")).toBe("de");
});

test("a stored choice takes precedence over the browser's languages", async () => {
  document.cookie = "i18n_redirected=tr; Path=/";
  render(page());
  expect(await screen.findByRole("link", { name: "Bu sayfayı Türkçe okuyun" })).toBeTruthy();
});

test.each([
  ["the page is in it already", ["en-GB"]],
  ["the page does not exist in it", ["ru"]],
  ["the site does not speak it", ["fr"]],
])("a language is not offered when %s", async (_reason, languages) => {
  browserSpeaks(...languages);
  render(page());
  await act(async () => undefined);
  expect(screen.queryByRole("link")).toBeNull();
  expect(document.documentElement.dataset.suggestion).toBeUndefined();
});

test("a dismissed offer gives up its space and does not return", async () => {
  const first = render(page());
  const dismiss = await screen.findByRole("button", { name: "Schließen" });
  await act(async () => dismiss.click());
  expect(screen.queryByRole("link")).toBeNull();
  expect(document.documentElement.dataset.suggestion).toBeUndefined();

  first.unmount();
  render(page());
  await act(async () => undefined);
  expect(screen.queryByRole("link")).toBeNull();
});

test("navigating to another page updates the offer", async () => {
  const { rerender } = render(page("en"));
  await screen.findByRole("link", { name: "Diese Seite auf Deutsch lesen" });
  await act(async () => rerender(page("de")));
  expect(screen.queryByRole("link")).toBeNull();
});

test("the static HTML contains no offer", () => {
  document.documentElement.dataset.suggestion = "de";
  expect(renderToString(page())).not.toContain("href");
});
