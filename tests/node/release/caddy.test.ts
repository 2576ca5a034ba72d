import { expectHostCase } from "../../support/expect-host-case";
import { COMMON_CASES, FIRST_PAGES, SECOND_PAGES } from "../../support/host-cases";
import { findCaddy, startCaddy } from "../../support/caddy";
import { releaseOf } from "../../support/public-folder";
import { temporaryFolder } from "../../support/temporary-folder";

const binary = findCaddy();
const testWhereInstalled = binary === undefined ? test.skip : test;

let stop = async () => {};
let origin = "";

beforeAll(async () => {
  if (binary === undefined) return;
  const folder = await temporaryFolder();
  await releaseOf(folder, { pages: FIRST_PAGES }, { name: "first" });
  const { outDir } = await releaseOf(folder, { pages: SECOND_PAGES }, { name: "second" });
  ({ origin, stop } = await startCaddy(binary, outDir));
});

afterAll(() => stop());

testWhereInstalled.each(COMMON_CASES)("caddy answers $name ($path) like the site server", (hostCase) =>
  expectHostCase(origin, hostCase),
);
