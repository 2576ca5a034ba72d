import type { IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { forwardTo } from "../../../../services/publisher/forward";
import type { HookDestination } from "../../../../services/publisher/settings";
import { liveFiles, startFakePublisher } from "../../../support/publisher-fixture";
import { startStubApi } from "../../../support/stub-api";

let status = 200;
let calls: { request: IncomingMessage; body: string }[] = [];
let url = "";

beforeAll(async () => {
  const host = await startStubApi(async (_, request) => {
    calls.push({ request, body: await text(request) });
    return { status, body: "the host's words" };
  });
  url = `${host.url}/hook/abc`;
});
beforeEach(() => {
  status = 200;
  calls = [];
});

const job = {
  id: "20261120-1",
  signal: new AbortController().signal,
  calls: undefined,
  step: () => undefined,
  line: () => undefined,
  call: () => undefined,
};

test("netlify gets a title for its list of builds, and cloudflare a plain request to its secret address", async () => {
  await forwardTo({ name: "netlify", url, token: undefined })(job);
  await forwardTo({ name: "cloudflare", url, token: undefined })(job);
  const titled = "/hook/abc?trigger_title=Content+change+20261120-1";
  expect(calls).toMatchObject([
    { request: { method: "POST", url: titled } },
    { request: { method: "POST", url: "/hook/abc" }, body: "" },
  ]);
});

test("github gets a repository_dispatch with the token", async () => {
  await forwardTo({ name: "github", url, token: "ghp_1" })(job);
  expect(calls[0]?.request.headers).toMatchObject({
    authorization: "Bearer ghp_1",
    accept: "application/vnd.github+json",
  });
  expect(JSON.parse(calls[0]?.body ?? "")).toEqual({
    event_type: "content",
    client_payload: { build: "20261120-1" },
  });
});

test("a burst of calls is forwarded once, and nothing is built here", async () => {
  const destination: HookDestination = { name: "cloudflare", url, token: undefined };
  const site = await startFakePublisher({ pages: {} }, { destination, gather: 50 });
  await Promise.all(Array.from({ length: 20 }, () => site.publisher.request("test")));
  await site.publisher.idle();
  expect(calls).toHaveLength(1);
  expect((await site.publisher.status()).builds[0]).toMatchObject({ state: "forwarded", calls: 20 });
  expect(await liveFiles(site.root)).toEqual({});
});

test("a host that refuses is named without its secret address", async () => {
  status = 404;
  const failed = forwardTo({ name: "netlify", url, token: undefined })(job);
  await expect(failed).rejects.toThrow("The build hook of netlify answered 404 the host's words.");
  await expect(
    forwardTo({ name: "netlify", url: "http://127.0.0.1:1/secret", token: undefined })(job),
  ).rejects.toThrow(/^The build hook of netlify could not be reached \((?!.*secret)/);
});
