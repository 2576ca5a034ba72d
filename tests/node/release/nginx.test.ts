import { expectHostCase } from "../../support/expect-host-case";
import { FIRST_PAGES, HOST_CASES, SECOND_PAGES } from "../../support/host-cases";
import { findNginx, startNginx } from "../../support/nginx";
import { releaseOf } from "../../support/public-folder";
import { temporaryFolder } from "../../support/temporary-folder";

const binary = findNginx();
const testWhereInstalled = binary === undefined ? test.skip : test;

let stop = async () => {};
let origin = "";

beforeAll(async () => {
  if (binary === undefined) return;
  const folder = await temporaryFolder();
  await releaseOf(folder, { pages: FIRST_PAGES }, { name: "first" });
  const { outDir } = await releaseOf(folder, { pages: SECOND_PAGES }, { name: "second" });
  ({ origin, stop } = await startNginx(binary, await temporaryFolder(), outDir));
});

afterAll(() => stop());

testWhereInstalled.each(HOST_CASES)("nginx answers $name ($path) like the site server", (hostCase) =>
  expectHostCase(origin, hostCase),
);
