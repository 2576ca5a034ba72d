import type { ServerResponse } from "node:http";
import { createHttpGet, type HttpOptions } from "../../../../content-api/http";
import { fullMessageOf } from "../../../../shared/errors";
import {
  drip,
  flood,
  hang,
  type HostileServer,
  type Misdeed,
  redirectTo,
  reply,
  startHostileServer,
} from "../../../support/content/hostile-server";
import { untilTrue } from "../../../support/until-true";

/** Serves the given paths; all others hang. */
const serve = (paths: Record<string, Misdeed>) =>
  startHostileServer(({ pathname }) => paths[pathname] ?? hang);

function getFrom(server: HostileServer, options: Partial<HttpOptions> = {}) {
  const get = createHttpGet(server.url, { timeout: 60_000, retries: 2, retryDelay: 1, ...options });
  return (path: string, kind: "answer" | "picture" = "answer") =>
    get(new URL(path, server.url).href, { kind });
}

async function reasonOf(promise: Promise<unknown>): Promise<string> {
  return promise.then(
    () => "none",
    (error: unknown) => fullMessageOf(error),
  );
}

const OK = reply(200, {});

test.each([
  [
    "an answer",
    "answer",
    { maxAnswerMegabytes: 1 },
    /the answer is larger than 1 MB \(CONTENT_MAX_ANSWER_MB\)/,
  ],
  [
    "a picture",
    "picture",
    { maxPictureMegabytes: 2 },
    /the picture is larger than 2 MB \(CONTENT_MAX_PICTURE_MB\)/,
  ],
] as const)(
  "%s without an end is cut off at its limit and not requested again",
  async (_, kind, limits, reason) => {
    const server = await serve({ "/plain": flood(), "/zipped": flood({ zipped: true }) });
    const get = getFrom(server, limits);
    expect(await reasonOf(get("/plain", kind))).toMatch(reason);
    expect(await reasonOf(get("/zipped", kind))).toMatch(reason);
    expect(server.requests).toHaveLength(2);
  },
);

test("all downloads share a total limit, in any order of answers and pictures", async () => {
  const server = await serve({ "/a": reply(200, Buffer.alloc(600_000)) });
  const get = getFrom(server, { maxTotalMegabytes: 1 });
  await get("/a", "answer");
  expect(await reasonOf(get("/a", "picture"))).toMatch(/larger than 1 MB together \(CONTENT_MAX_TOTAL_MB\)/);
});

test("answers and pictures share one limit on concurrent requests", async () => {
  // Eight requests wait for each other, so that they run at the same time even on a slow machine.
  let held: ServerResponse[] = [];
  const together: Misdeed = (response) => {
    held.push(response);
    if (held.length < 8) return;
    for (const waiting of held) waiting.end("{}");
    held = [];
  };
  const server = await startHostileServer(() => together);
  const get = getFrom(server);
  await Promise.all(
    Array.from({ length: 64 }, (_, index) => get(`/${index}`, index % 2 ? "picture" : "answer")),
  );
  expect(server.mostAtOnce()).toBe(8);
});

test.each([
  ["hangs", hang],
  ["drips", drip],
])("a server that %s is not retried, and after a few calls no longer called at all", async (_, misdeed) => {
  const server = await startHostileServer(() => misdeed);
  const get = getFrom(server, { timeout: 100 });
  const reasons = await Promise.all(Array.from({ length: 40 }, (_, index) => reasonOf(get(`/${index}`))));
  expect(server.requests.length).toBeLessThanOrEqual(16);
  expect(reasons[0]).toMatch(/no whole answer within/);
  expect(reasons.at(-1)).toMatch(
    /^GET http:\S+ \(no answer\): .*within 0\.1 s\. Nothing of http:\S+ was answered, so it is not asked any more: check that .+\.$/,
  );
});

test("a call that times out is retried if another call was answered", async () => {
  const server = await serve({ "/ok": OK });
  const get = getFrom(server, { timeout: 2_000, retries: 1 });
  await get("/ok");
  expect(await reasonOf(get("/slow"))).toMatch(/no whole answer within/);
  expect(server.requests.filter(({ url }) => url === "/slow")).toHaveLength(2);
});

test("a server that refuses connections is given up on after a few calls", async () => {
  const server = await serve({});
  await server.close();
  const get = getFrom(server);
  const reasons: string[] = [];
  for (let call = 0; call < 6; call += 1) reasons.push(await reasonOf(get(`/${call}`)));
  expect(reasons[0]).toMatch(/ECONNREFUSED/);
  expect(reasons[5]).toMatch(
    /^GET \S+\/0 \(no answer\): .*ECONNREFUSED .*not asked any more: check that .+\.$/,
  );
});

test("Retry-After is ignored for a server that has never worked", async () => {
  const server = await serve({ "/a": reply(503, "", { "retry-after": "3600" }) });
  expect(await getFrom(server)("/a")).toMatchObject({ status: 503 });
});

test("a signal aborts every call at once, including those waiting for a retry", async () => {
  const server = await serve({ "/busy": reply(503, "") });
  const stopping = new AbortController();
  const get = getFrom(server, { signal: stopping.signal, retryDelay: 3_600_000 });
  const calls = [get("/hangs"), get("/busy")];
  await untilTrue(() => server.requests.length === 2);
  stopping.abort(new Error("Stopped."));
  const ends = await Promise.all(calls.map(reasonOf));
  expect(ends).toEqual([expect.stringMatching(/Stopped|abort/), expect.stringMatching(/Stopped|abort/)]);
});

test("local network addresses are never connected to: by number, by name, or behind a redirect", async () => {
  const inside = await serve({ "/secret.png": OK });
  const { port } = new URL(inside.url);
  const outside = await serve({ "/picture.png": redirectTo(`${inside.url}/secret.png`) });
  const get = createHttpGet(outside.url, { timeout: 60_000, retries: 2, retryDelay: 1 });
  for (const address of [
    `${inside.url}/secret.png`,
    `http://localhost:${port}/secret.png`,
    `http://2130706433:${port}/secret.png`,
    `http://0x7f.1:${port}/secret.png`,
    `http://[::ffff:127.0.0.1]:${port}/secret.png`,
    `http://0.0.0.0:${port}/secret.png`,
    "http://[::1]:8080/secret.png",
    "http://169.254.169.254/latest/meta-data",
    "http://10.0.0.1/secret.png",
    "http://100.64.0.1/secret.png",
    "http://[fd00::1]/secret.png",
    `${outside.url}/picture.png`,
  ]) {
    expect(await reasonOf(get(address, { kind: "picture" }))).toMatch(/is no public address.*PICTURE_HOSTS/);
  }
  expect(inside.connections()).toBe(0);
});

test("a host named in PICTURE_HOSTS may be on a local network, but only on that port", async () => {
  const [api, cdn] = [await serve({ "/a.png": OK }), await serve({ "/a.png": OK })];
  const other = await serve({});
  const named = cdn.host.replace("127.0.0.1", "LOCALHOST");
  const get = createHttpGet(api.url, { retries: 0, pictureHosts: [named] });
  expect(await get(`http://${named}/a.png`, { kind: "picture" })).toMatchObject({ status: 200 });
  expect(await reasonOf(get(other.url))).toMatch(/no public address/);
});

test("addresses other than HTTP are not followed", async () => {
  const server = await serve({ "/a": redirectTo("file:///etc/passwd") });
  expect(await reasonOf(getFrom(server, { retries: 0 })("/a"))).toMatch(/fetch failed/);
});

test("the Authorization header is sent only to the API's own origin, even with redirects", async () => {
  const other = await serve({ "/a": OK, "/b": OK });
  const api = await serve({ "/own": OK, "/away": redirectTo(`${other.url}/a`) });
  const get = createHttpGet(api.url, { authorization: "Bearer secret", pictureHosts: [other.host] });
  for (const url of [`${api.url}/own`, `${api.url}/away`, `${other.url}/b`]) await get(url);
  expect(api.requests.map(({ headers }) => headers.authorization)).toEqual([
    "Bearer secret",
    "Bearer secret",
  ]);
  expect(other.requests.map(({ headers }) => headers.authorization)).toEqual([undefined, undefined]);
});
