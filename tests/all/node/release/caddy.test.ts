import { expectHostCase } from "../../../support/hosts/expect-host-case";
import { casesWithout, RULE_CASES } from "../../../support/hosts/host-cases";
import { hostRelease } from "../../../support/hosts/host-release";
import { findCaddy, startCaddy } from "../../../support/hosts/caddy";
import {
  expectOwnHeaders,
  expectSignupsPassedOn,
  type SignupsServer,
  startSignupsServer,
} from "../../../support/hosts/signups-server";

const binary = findCaddy();
const testWhereInstalled = binary === undefined ? test.skip : test;

let stop = async () => {};
let origin = "";
let signups: SignupsServer | undefined;

beforeAll(async () => {
  if (binary === undefined) return;
  const outDir = await hostRelease();
  signups = await startSignupsServer();
  ({ origin, stop } = await startCaddy(
    binary,
    outDir,
    `handle /v1/web/* {\n  reverse_proxy ${signups.url}\n}\n`,
  ));
});

afterAll(async () => {
  await stop();
  signups?.close();
});

testWhereInstalled("what a proxy beside the release answers keeps its own headers", () =>
  expectOwnHeaders(origin),
);

testWhereInstalled("with WEB_API_URL signups are passed on, and their answers as they are", async () => {
  const release = await hostRelease({ webApiUrl: `${signups?.url}/base` });
  const host = await startCaddy(binary ?? "", release);
  try {
    await expectSignupsPassedOn(host.origin);
  } finally {
    await host.stop();
  }
});

testWhereInstalled.each(casesWithout(RULE_CASES, "languages"))(
  "caddy answers $name ($path) like the site server",
  (hostCase) => expectHostCase(origin, hostCase),
);
