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
const signups = createServer(({ method, url }, response) =>
  response.writeHead(200, OWN).end(`${method} ${url}`),
);
let signupsUrl = "";

beforeAll(async () => {
  if (binary === undefined) return;
  const outDir = await hostRelease();
  const port = await freePort();
  signups.listen(port, "127.0.0.1");
  signupsUrl = `http://127.0.0.1:${port}`;
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

testWhereInstalled("with WEB_API_URL signups are passed on, and their answers as they are", async () => {
  const release = await hostRelease({ webApiUrl: `${signupsUrl}/base` });
  const host = await startCaddy(binary ?? "", release);
  try {
    const address = `${host.origin}/v1/web/subscribe-newsletter?a=1`;
    const answer = await fetch(address, { method: "POST", body: "{}" });
    expect(await answer.text()).toBe("POST /base/v1/web/subscribe-newsletter?a=1");
    expect(Object.fromEntries(answer.headers)).toMatchObject(OWN);
    expect((await fetch(`${host.origin}/tr/galeri`)).status).toBe(200);
  } finally {
    await host.stop();
  }
});

testWhereInstalled.each(casesWithout("languages"))(
  "caddy answers $name ($path) like the site server",
  (hostCase) => expectHostCase(origin, hostCase),
);
