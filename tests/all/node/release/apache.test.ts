import { chmod } from "node:fs/promises";
import { dirname } from "node:path";
import { findApache, startApache } from "../../../support/hosts/apache";
import { expectHostCase } from "../../../support/hosts/expect-host-case";
import { RULE_CASES } from "../../../support/hosts/host-cases";
import { hostRelease } from "../../../support/hosts/host-release";
import { rawRequest } from "../../../support/raw-request";

const binary = findApache();
const testWhereInstalled = binary === undefined ? test.skip : test;

let stop = async () => {};
let origin = "";

beforeAll(async () => {
  if (binary === undefined) return;
  const release = await hostRelease();
  // If Apache is started as root, it drops root's privileges.
  await chmod(dirname(release), 0o755);
  ({ origin, stop } = await startApache(binary, release));
});

afterAll(() => stop());

/** Apache itself refuses an encoded slash and a null byte, before the release's rules apply. */
const [refused, others] = [true, false].map((own) =>
  RULE_CASES.filter(({ path }) => /%2f|%00/i.test(path) === own),
);

testWhereInstalled.each(others ?? [])("Apache answers $name ($path) like the site server", (hostCase) =>
  expectHostCase(origin, hostCase),
);

testWhereInstalled.each(refused ?? [])("Apache refuses $name ($path)", async ({ path }) => {
  expect(await rawRequest(origin, path)).toMatchObject({
    status: 404,
    body: expect.not.stringContaining("root:x:"),
  });
});
