import { readdir } from "node:fs/promises";
import { pathFault } from "../../../content-api/path-fault";
import { isLocale } from "../../../shared/locales";
import { ROUTES } from "../../../shared/routes";
import { PAGES, releaseOf } from "../../support/release/public-folder";
import { temporaryFolder } from "../../support/temporary-folder";

test("every name at the root of a release is refused as a page path", async () => {
  const { outDir } = await releaseOf(await temporaryFolder(), { pages: PAGES }, { name: "one" });
  const folders = new Set(PAGES.map(({ path }) => path.split("/")[1]));
  const names = (await readdir(outDir)).filter((name) => !isLocale(name) && !folders.has(name));
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => pathFault(`/${name}`) === null)).toEqual([]);
});

test("no route of the site is refused, and none is in the table twice", () => {
  const paths = ROUTES.flatMap(({ path, slugs }) => [
    path,
    ...Object.entries(slugs ?? {}).map(([locale, slug]) => `/${locale}/${slug}`),
  ]);
  expect(paths.filter((path) => pathFault(path) !== null)).toEqual([]);
  expect(new Set(paths).size).toBe(paths.length);
});
