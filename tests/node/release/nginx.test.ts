import { createServer } from "node:http";
import { expectHostCase } from "../../support/expect-host-case";
import { FIRST_PAGES, HOST_CASES, SECOND_PAGES } from "../../support/host-cases";
import { freePort } from "../../support/host-process";
import { findNginx, startNginx } from "../../support/nginx";
import { releaseOf } from "../../support/public-folder";
import { temporaryFolder } from "../../support/temporary-folder";

const binary = findNginx();
const testWhereInstalled = binary === undefined ? test.skip : test;

/** What a newsletter's server answers with. */
const OWN = { "content-security-policy": "default-src 'self'", "cache-control": "no-store" };

let stop = async () => {};
let origin = "";
const signups = createServer((_, response) => response.writeHead(200, OWN).end("Subscribed"));

beforeAll(async () => {
  if (binary === undefined) return;
  const folder = await temporaryFolder();
  await releaseOf(folder, { pages: FIRST_PAGES }, { name: "first" });
  const { outDir } = await releaseOf(folder, { pages: SECOND_PAGES }, { name: "second" });
  const port = await freePort();
  signups.listen(port, "127.0.0.1");
  const rules = `location /v1/web/ { proxy_pass http://127.0.0.1:${port}; }`;
  ({ origin, stop } = await startNginx(binary, await temporaryFolder(), outDir, rules));
});

afterAll(async () => {
  await stop();
  signups.close();
});

testWhereInstalled("what a proxy beside the release answers keeps its own headers", async () => {
  const { headers } = await fetch(`${origin}/v1/web/newsletter/unsubscribe?token=a`);
  expect(Object.fromEntries(headers)).toMatchObject(OWN);
});

testWhereInstalled.each(HOST_CASES)("nginx answers $name ($path) like the site server", (hostCase) =>
  expectHostCase(origin, hostCase),
);
