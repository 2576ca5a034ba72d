import {
  contentSecurityPolicy,
  type PageSources,
  type SiteAddresses,
} from "../../../services/release/content-security-policy";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { tagsOf } from "../../../shared/tags/hotel-tags";
import { tagSources } from "../../../shared/tags/sources";
import { HOTEL_TAGS } from "../../support/hotel-tags";
import { releaseOf } from "../../support/release/public-folder";
import { temporaryFolder } from "../../support/temporary-folder";

const HASH_OF_1 = "'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s='";

const PLAIN: SiteAddresses = { siteUrl: "http://hotel.test", signupApiUrl: "" };

function policy(addresses: Partial<SiteAddresses> = {}, sources: PageSources = {}): string[] {
  return contentSecurityPolicy([HASH_OF_1], { ...PLAIN, ...addresses }, sources).split("; ");
}

/** The directives that a site needs beside those of one without configured addresses. */
function added(addresses: Partial<SiteAddresses>, sources?: PageSources): string[] {
  const before = policy();
  return policy(addresses, sources).filter((directive) => !before.includes(directive));
}

test("without configured addresses, the policy names no other origin", () => {
  expect(policy()).toEqual([
    "default-src 'none'",
    `script-src 'self' ${HASH_OF_1}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "media-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ]);
});

test("forms may submit to the reservation site if pages have such forms", () => {
  expect(added({}, { formTargets: ["https://book.test"] })).toEqual(["form-action 'self' https://book.test"]);
});

test.each<[string, Partial<SiteAddresses>, string[]]>([
  [
    "a signup API",
    { signupApiUrl: "https://api.test/v2" },
    ["connect-src 'self' https://api.test", "form-action 'self' https://api.test"],
  ],
  ["https", { siteUrl: "https://hotel.test" }, ["upgrade-insecure-requests"]],
  ["measured visits", { vitalsPercent: 1 }, ["report-to default"]],
])("with %s the policy adds only what that needs", (_name, addresses, directives) => {
  expect(added(addresses)).toEqual(directives);
});

const ALL_TAGS = tagsOf(HOTEL_TAGS, { siteUrl: "https://www.birchlake.example" });

test("third-party services get only the sources they need, in the right directives", () => {
  const crisp = ALL_TAGS.filter(({ vendor }) => vendor === "crisp");
  expect(added({}, { tagSources: tagSources(crisp) })).toEqual([
    `script-src 'self' ${HASH_OF_1} https://client.crisp.chat`,
    "style-src 'self' 'unsafe-inline' https://client.crisp.chat",
    "img-src 'self' data: https://client.crisp.chat https://image.crisp.chat https://storage.crisp.chat",
    "font-src 'self' https://client.crisp.chat",
    "connect-src 'self' https://client.crisp.chat https://storage.crisp.chat wss://client.relay.crisp.chat wss://stream.relay.crisp.chat",
    "worker-src 'self' blob:",
    "media-src 'self' https://client.crisp.chat",
  ]);
});

test("a chat known only by its script's address gets its origin as a source", () => {
  const chat = tagsOf(null, {
    siteUrl: "http://hotel.test",
    chatWidgetUrl: "https://chat.test/widget.js?id=1",
  });
  expect(added({}, { tagSources: tagSources(chat) })).toEqual([
    `script-src 'self' ${HASH_OF_1} https://chat.test`,
    "style-src 'self' 'unsafe-inline' https://chat.test",
    "img-src 'self' data: https://chat.test",
    "font-src 'self' https://chat.test",
    "connect-src 'self' https://chat.test wss://chat.test",
    "frame-src https://chat.test",
    "media-src 'self' https://chat.test",
  ]);
});

test("even with all services, no script may be inline and no host is a wildcard", () => {
  expect(policy({}, { tagSources: tagSources(ALL_TAGS) }).join("; ")).not.toMatch(
    /\*|unsafe-eval|script-src[^;]*unsafe-inline/,
  );
});

test("with one counter, Google, Meta and a chat, the policy fits Cloudflare Pages' line limit", () => {
  const tags = ALL_TAGS.filter(({ vendor }) => !["plausible", "matomo"].includes(vendor));
  const hashes = [1, 2, 3, 4].map((digit) => HASH_OF_1.replace("a4", `${digit}4`));
  const addresses = { ...PLAIN, siteUrl: "https://hotel.test" };
  const sources = { formTargets: ["https://reservations.hotel.test"], tagSources: tagSources(tags) };
  const line = `  Content-Security-Policy: ${contentSecurityPolicy(hashes, addresses, sources)}`;
  expect(line.length).toBeLessThanOrEqual(2_000);
});

test("every host's files contain the sources", async () => {
  const { outDir } = await releaseOf(
    await temporaryFolder(),
    { tagSources: tagSources(ALL_TAGS) },
    { name: "one" },
  );
  const files = ["_headers", "vercel.json", "routes.json", "hosts/nginx-http.conf", "hosts/Caddyfile"];
  for (const file of [...files, "hosts/apache.htaccess", "hosts/worker.js"]) {
    const text = await readFile(join(outDir, file), "utf8");
    for (const source of ["https://www.googletagmanager.com", "wss://client.relay.crisp.chat"])
      expect({ file, source, found: text.includes(source) }).toEqual({ file, source, found: true });
  }
});
