import { createServer } from "node:http";
import { expectHostCase } from "../../support/expect-host-case";
import { casesWithout } from "../../support/host-cases";
import { hostRelease } from "../../support/host-release";
import { findCaddy, startCaddy } from "../../support/caddy";
import { freePort } from "../../support/host-process";

const binary = findCaddy();
const testWhereInstalled = binary === undefined ? test.skip : test;

/** What a newsletter's server answers with. */
const OWN = { "content-security-policy": "default-src 'self'", "cache-control": "no-store" };

let stop = async () => {};
let origin = "";
const signups = createServer((_, response) => response.writeHead(200, OWN).end("Subscribed"));

beforeAll(async () => {
  if (binary === undefined) return;
  const outDir = await hostRelease();
  const port = await freePort();
  signups.listen(port, "127.0.0.1");
  ({ origin, stop } = await startCaddy(
    binary,
    outDir,
    `handle /v1/web/* {\n  reverse_proxy 127.0.0.1:${port}\n}\n`,
  ));
});

afterAll(async () => {
  await stop();
  signups.close();
});

testWhereInstalled("what a proxy beside the release answers keeps its own headers", async () => {
  const { headers } = await fetch(`${origin}/v1/web/newsletter/unsubscribe?token=a`);
  expect(Object.fromEntries(headers)).toMatchObject(OWN);
});

testWhereInstalled.each(casesWithout("languages"))(
  "caddy answers $name ($path) like the site server",
  (hostCase) => expectHostCase(origin, hostCase),
);
