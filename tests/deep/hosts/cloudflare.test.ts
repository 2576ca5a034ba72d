import { createServer } from "node:http";
import { expectHostCase } from "../../support/hosts/expect-host-case";
import { casesWithout, HOST_CASES, type HostCase, RULE_CASES } from "../../support/hosts/host-cases";
import { freePort } from "../../support/free-port";
import { hostRelease } from "../../support/hosts/host-release";
import { rawRequest } from "../../support/raw-request";
import { HAS_WRANGLER, startWrangler } from "./wrangler";

const testWhereInstalled = HAS_WRANGLER ? test : test.skip;

describe("Cloudflare Workers", () => {
  let stop = async () => {};
  let origin = "";
  const signups = createServer((request, response) =>
    response.writeHead(200, { "cache-control": "no-store" }).end(`${request.method} ${request.url}`),
  );

  beforeAll(async () => {
    if (!HAS_WRANGLER) return;
    const port = await freePort();
    signups.listen(port, "127.0.0.1");
    const release = await hostRelease({ webApiUrl: `http://127.0.0.1:${port}` });
    ({ origin, stop } = await startWrangler("workers", release));
  });

  afterAll(async () => {
    await stop();
    signups.close();
  });

  testWhereInstalled("passes signups on, and their answers as they are", async () => {
    const answer = await fetch(`${origin}/v1/web/subscribe-newsletter?a=1`, { method: "POST", body: "{}" });
    expect(await answer.text()).toBe("POST /v1/web/subscribe-newsletter?a=1");
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.has("content-security-policy")).toBe(false);
  });

  testWhereInstalled.each(casesWithout(HOST_CASES, "ranges", "compression", "backslashes"))(
    "answers $name ($path) like the site server",
    (hostCase) => expectHostCase(origin, hostCase),
  );

  testWhereInstalled.each(["/\\evil.test/", "/en/\\evil.test"])(
    "takes the backslash of %s for a slash, and leads to no other host",
    async (path) => {
      const { status, headers } = await rawRequest(origin, path);
      expect([status, headers.location]).toEqual([301, "/evil.test"]);
    },
  );
});

/** Responses that differ on Pages: see `docs/hosts.md`. */
const OWN_WAYS: Record<string, Partial<HostCase>> = {
  "a trailing slash with a query": { status: 308 },
  "the home page's file": { status: 308 },
  "an address with its file ending": { status: 308 },
  "the error page's file": { status: 308, location: "/404", body: undefined },
  "the Turkish error page's file": { status: 308, location: "/tr/404" },
  "an unknown page below the English prefix": { location: "https://hotel.test/nothing" },
  "several trailing slashes": { status: 404, location: undefined },
  "another host below the English prefix": { location: "https://hotel.test//evil.test" },
  "another host behind an encoded backslash": { status: 301, location: "https://hotel.test/%5cevil.test" },
  "a second host in the path does not become a redirect": { status: 404, location: undefined },
  "an old script with a query that is known": { location: "/gallery?id=12" },
  "a home page with an old query": { status: 200, location: undefined },
  "a page with an old query": { status: 200, location: undefined },
  "an unknown English path": { answerHeaders: { "cache-control": "no-store" } },
  "a hashed file that is gone": { answerHeaders: { "cache-control": "no-store" } },
};
/** Cases that break its emulator. */
const BROKEN = ["a null byte", "a trailing slash beyond ASCII"];

describe("Cloudflare Pages", () => {
  let stop = async () => {};
  let origin = "";

  beforeAll(async () => {
    if (HAS_WRANGLER)
      ({ origin, stop } = await startWrangler("pages", await hostRelease({ releaseCompression: "none" })));
  });

  afterAll(() => stop());

  const cases = casesWithout(RULE_CASES, "ranges", "compression", "backslashes", "languages", "gone").filter(
    ({ name }) => !BROKEN.includes(name),
  );

  testWhereInstalled.each(cases)("answers $name ($path) as it can", (hostCase) =>
    expectHostCase(origin, { ...hostCase, ...OWN_WAYS[hostCase.name] }),
  );
});
