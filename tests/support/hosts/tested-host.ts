import { createServer } from "node:http";
import { freePort } from "../free-port";
import type { HostProcess } from "../host-process";
import { hostRelease } from "./host-release";

/** Response headers of a newsletter server. */
const OWN = { "content-security-policy": "default-src 'self'", "cache-control": "no-store" };

/** A newsletter server that echoes the method and URL of each request. */
async function startSignupsServer() {
  const server = createServer(({ method, url }, response) =>
    response.writeHead(200, OWN).end(`${method} ${url}`),
  );
  const port = await freePort();
  server.listen(port, "127.0.0.1");
  return { url: `http://127.0.0.1:${port}`, close: () => void server.close() };
}

/** A host of the release for `host-cases.ts` with its own rules for signups, tested only where installed. */
export function testedHost(
  binary: string | undefined,
  start: (binary: string, release: string, rules?: string) => Promise<HostProcess>,
  rulesFor: (signupsUrl: string) => string,
) {
  const testWhereInstalled = binary === undefined ? test.skip : test;
  const closing: (() => void | Promise<void>)[] = [];
  let origin = "";
  let signupsUrl = "";

  beforeAll(async () => {
    if (binary === undefined) return;
    const signups = await startSignupsServer();
    closing.push(signups.close);
    signupsUrl = signups.url;
    const host = await start(binary, await hostRelease(), rulesFor(signupsUrl));
    closing.push(host.stop);
    ({ origin } = host);
  });
  afterAll(() => Promise.all(closing.map((close) => close())));

  testWhereInstalled("what a proxy beside the release answers keeps its own headers", async () => {
    const { headers } = await fetch(`${origin}/v1/web/newsletter/unsubscribe?token=a`);
    expect(Object.fromEntries(headers)).toMatchObject(OWN);
  });

  testWhereInstalled("with WEB_API_URL signups are passed on, and their answers as they are", async () => {
    const host = await start(binary ?? "", await hostRelease({ webApiUrl: `${signupsUrl}/base` }));
    closing.push(host.stop);
    const address = `${host.origin}/v1/web/subscribe-newsletter?a=1`;
    const answer = await fetch(address, { method: "POST", body: "{}" });
    expect(await answer.text()).toBe("POST /base/v1/web/subscribe-newsletter?a=1");
    expect(Object.fromEntries(answer.headers)).toMatchObject(OWN);
    expect((await fetch(`${host.origin}/tr/galeri`)).status).toBe(200);
  });

  return { testWhereInstalled, origin: () => origin };
}
