import { pathFault } from "../../../content-api/path-fault";
import { splitPath } from "../../../shared/paths";
import { serveHotel, type SmallHotel } from "../../support/small-hotel";
import { IMPOSSIBLE_PATHS, ODD_PATHS } from "./corpus/paths";
import { builtPaths, sourceFrom } from "./source";
import type { FakeGatsby } from "../../support/content/fake-gatsby";

/** A path as encoded in a link. */
const link = (path: string) => path.split("/").map(encodeURIComponent).join("/");

/** A hotel that links to every path and has a page for each of them. */
function hotelOf(paths: readonly string[]): SmallHotel {
  const pages = paths.map((path, index) => [path, { id: index + 10 }] as const);
  return {
    pages: {
      "/": {
        id: 1,
        contents: [{ key: "INTRO", content: paths.map((path) => `<a href="${link(path)}">a</a>`).join("") }],
      },
      ...Object.fromEntries(pages),
    },
    menus: { en: ["/", ...paths.map(link)] },
  };
}

let gatsby: FakeGatsby;

beforeAll(async () => {
  const hotel = hotelOf([...ODD_PATHS, ...IMPOSSIBLE_PATHS]);
  gatsby = await sourceFrom(serveHotel(hotel));
});

test("impossible paths do not fail the build", () => expect(gatsby.panics).toEqual([]));

test.each(IMPOSSIBLE_PATHS)("%j is not built as a page", (path) => {
  expect(builtPaths(gatsby)).not.toContain(path);
  // Parsing turns a doubled or encoded slash into another path, which the check above misses.
  expect(pathFault(path)).not.toBeNull();
});

test.each(ODD_PATHS)("%j is a valid page path", (path) => {
  expect(pathFault(path)).toBeNull();
  if (splitPath(path).locale === "en") expect(builtPaths(gatsby)).toContain(path);
});
