import { screen, within } from "@testing-library/react";
import { SiteChrome } from "../../../src/chrome/SiteChrome";
import { renderInLanguage } from "../../support/render-in-language";
import { HOTEL, LANGUAGES, MENUS } from "./hotel";

test("a site in one language has no language switcher and no space for a suggestion", () => {
  jest.spyOn(navigator, "languages", "get").mockReturnValue(["tr"]);
  const languageOptions = LANGUAGES.filter(({ locale }) => locale === "de");
  const { container } = renderInLanguage(
    "de",
    <SiteChrome hotel={HOTEL} page={{ menus: MENUS, languageOptions }} locale="de" navbar="overlay">
      <h1>Hallo</h1>
    </SiteChrome>,
  );
  expect(within(screen.getByRole("banner")).queryByRole("button", { name: /Sprache/ })).toBeNull();
  expect(container.querySelector("[hreflang]")).toBeNull();
  expect(document.documentElement.dataset.suggestion).toBeUndefined();
});
