import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { array, string } from "yup";
import { LOCALES } from "../../shared/locales";
import { splitPath } from "../../shared/paths";
import { world } from "../support/browser";
import { ERROR_PAGES, inAllLanguages, LAYOUT_PAGES } from "../support/layouts";

/** What Alfa makes is soon garbage: with more room it is searched for less often. */
const AUDIT = ["--max-semi-space-size=64", "--import", "tsx", "tests/deep/alfa-audit.mts"];

/** What Alfa finds wrong on these pages. It is an ES module through and through, so it has a process of its own. */
async function findings(paths: readonly string[]): Promise<string[]> {
  const addresses = paths.map((path) => world().site + path);
  const { stdout } = await promisify(execFile)(process.execPath, [...AUDIT, ...addresses]);
  return array(string().required()).required().validateSync(JSON.parse(stdout), { strict: true });
}

test("Alfa finds nothing on any layout, in the languages by turns, and on the error page in any language", async () => {
  const { site } = world();
  const layouts = await Promise.all(
    Object.values(LAYOUT_PAGES).map(async (path, index) => {
      const languages = await inAllLanguages(site, path);
      return languages[index % languages.length] ?? path;
    }),
  );
  expect(new Set(layouts.map((path) => splitPath(path).locale))).toEqual(new Set(LOCALES));
  expect(await findings([...layouts, ...ERROR_PAGES])).toEqual([]);
}, 900_000);
