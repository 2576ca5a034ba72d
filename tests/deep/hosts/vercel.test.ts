import { casesWithout, RULE_CASES } from "../../support/hosts/host-cases";
import { hostRelease } from "../../support/hosts/host-release";
import { HAS_VERCEL_ROUTES, type VercelAnswer, vercelRoutes } from "./vercel-routes";

const testWhereInstalled = HAS_VERCEL_ROUTES ? test : test.skip;

/** The package lacks the steps before Vercel's routes: the encoding of addresses and doubled slashes. */
const CASES = casesWithout(RULE_CASES, "languages", "gone", "backslashes", "compression", "ranges").filter(
  ({ path }) => !/[^\x20-\x7e]|\/\//.test(path),
);

let answer: (address: string) => VercelAnswer;

beforeAll(async () => {
  if (HAS_VERCEL_ROUTES) answer = vercelRoutes(await hostRelease());
});

/** Where redirects from an address end; the address itself if there are none. */
function endOf(address: string): string {
  let end = address;
  for (let step = 0; step < 5; step += 1) {
    const { location } = answer(end);
    if (location === undefined || !location.startsWith("/")) return location ?? end;
    const [, query] = end.split("?");
    end = query === undefined || location.includes("?") ? location : `${location}?${query}`;
  }
  throw new Error(`${address} leads round in a circle.`);
}

const withoutQuery = (address: string) => address.replace(/[?#].*/, "");

testWhereInstalled.each(CASES.filter(({ location }) => location !== undefined))(
  "Vercel takes $name ($path) where every host does",
  ({ path, location = "" }) => {
    expect(withoutQuery(endOf(path))).toBe(withoutQuery(location));
  },
);

testWhereInstalled.each(CASES.filter(({ status }) => status === 200))(
  "Vercel sends $name ($path) from its own address, with its headers",
  ({ path, answerHeaders = {} }) => {
    const { location, headers } = answer(path);
    expect(location).toBeUndefined();
    expect(headers["content-security-policy"]).toContain("default-src 'none'");
    const own = Object.entries(answerHeaders).filter(([name]) => name !== "content-type");
    expect(headers).toMatchObject(Object.fromEntries(own));
  },
);
