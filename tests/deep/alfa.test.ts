import { LOCALES } from "../../shared/locales";
import { splitPath } from "../../shared/paths";
import { audit } from "../support/accessibility/alfa";
import { world } from "../support/browser";
import { ERROR_PAGES, inLanguagesByTurns } from "../support/layouts";

test("Alfa finds nothing on any layout, in alternating languages, or on the error page in any language", async () => {
  const { browser, site } = world();
  const layouts = await inLanguagesByTurns(site);
  expect(new Set(layouts.map((path) => splitPath(path).locale))).toEqual(new Set(LOCALES));
  const { found } = await audit(
    browser,
    [...layouts, ...ERROR_PAGES].map((path) => site + path),
  );
  expect(found).toEqual([]);
}, 900_000);
