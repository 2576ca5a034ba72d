import { createServer } from "node:http";
import { freePort } from "../host-process";

/** What a newsletter's server answers with. */
const OWN = { "content-security-policy": "default-src 'self'", "cache-control": "no-store" };

export interface SignupsServer {
  url: string;
  close(): void;
}

/** A newsletter's server that answers with what it was asked. */
export async function startSignupsServer(): Promise<SignupsServer> {
  const server = createServer(({ method, url }, response) =>
    response.writeHead(200, OWN).end(`${method} ${url}`),
  );
  const port = await freePort();
  server.listen(port, "127.0.0.1");
  return { url: `http://127.0.0.1:${port}`, close: () => void server.close() };
}

/** What a host passes on keeps its own headers. */
export async function expectOwnHeaders(origin: string): Promise<void> {
  const { headers } = await fetch(`${origin}/v1/web/newsletter/unsubscribe?token=a`);
  expect(Object.fromEntries(headers)).toMatchObject(OWN);
}

/** A host whose release was made with `<signups>/base` as WEB_API_URL passes signups on, and still serves the site. */
export async function expectSignupsPassedOn(origin: string): Promise<void> {
  const address = `${origin}/v1/web/subscribe-newsletter?a=1`;
  const answer = await fetch(address, { method: "POST", body: "{}" });
  expect(await answer.text()).toBe("POST /base/v1/web/subscribe-newsletter?a=1");
  expect(Object.fromEntries(answer.headers)).toMatchObject(OWN);
  expect((await fetch(`${origin}/tr/galeri`)).status).toBe(200);
}
