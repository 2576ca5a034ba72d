import { expectHostCase } from "../../support/expect-host-case";
import { COMMON_CASES, FIRST_PAGES, SECOND_PAGES } from "../../support/host-cases";
import { findCaddy, startCaddy } from "../../support/caddy";
import { releaseOf } from "../../support/public-folder";
import { temporaryFolder } from "../../support/temporary-folder";

const binary = findCaddy();
const testWithCaddy = binary === undefined && process.env.CI === undefined ? test.skip : test;

let caddy: Awaited<ReturnType<typeof startCaddy>> | undefined;

beforeAll(async () => {
  if (binary === undefined) return;
  const folder = await temporaryFolder();
  const first = await releaseOf(folder, { pages: FIRST_PAGES }, { name: "first" });
  const second = await releaseOf(
    folder,
    { pages: SECOND_PAGES },
    { name: "second", previousDir: first.outDir },
  );
  caddy = await startCaddy(binary, second.outDir);
});

afterAll(() => caddy?.stop());

testWithCaddy.each(COMMON_CASES)("caddy answers $name ($path) like the site server", async (hostCase) => {
  if (caddy === undefined) throw new Error("caddy is missing: install the package caddy, or set CADDY_PATH.");
  await expectHostCase(caddy.origin, hostCase);
});
