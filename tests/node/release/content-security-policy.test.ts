import {
  contentSecurityPolicy,
  inlineScriptSources,
  type SiteAddresses,
} from "../../../services/release/content-security-policy";

const HASH_OF_1 = "'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s='";

test.each([
  ["a script", "<script>1</script>", [HASH_OF_1]],
  ["a module", '<script type="module">1</script>', [HASH_OF_1]],
  ["a script in capitals", "<SCRIPT ID=a>1</SCRIPT>", [HASH_OF_1]],
  ["two scripts", "<script>1</script><p></p><script>1</script>", [HASH_OF_1, HASH_OF_1]],
  ["a script from a file", '<script src="/app.js" async></script>', []],
  ["structured data", '<script type="application/ld+json">{"@type":"Hotel"}</script>', []],
  ["plain data", "<script type='application/json'>1</script>", []],
])("the inline script sources of %s", (_name, html, sources) => {
  expect(inlineScriptSources(html)).toEqual(sources);
});

const PLAIN: SiteAddresses = { siteUrl: "http://hotel.test", signupApiUrl: "", chatWidgetUrl: undefined };

function policy(addresses: Partial<SiteAddresses>): string[] {
  return contentSecurityPolicy([HASH_OF_1], { ...PLAIN, ...addresses }).split("; ");
}

test("without addresses in the configuration the policy names no other origin", () => {
  expect(policy({})).toEqual([
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

test.each<[string, Partial<SiteAddresses>, string[]]>([
  [
    "a signup API",
    { signupApiUrl: "https://api.test/v2" },
    ["connect-src 'self' https://api.test", "form-action 'self' https://api.test"],
  ],
  [
    "a chat",
    { chatWidgetUrl: "https://chat.test/widget.js?id=1" },
    [
      `script-src 'self' ${HASH_OF_1} https://chat.test`,
      "img-src 'self' data: https://chat.test",
      "connect-src 'self' https://chat.test",
      "frame-src https://chat.test",
    ],
  ],
  ["https", { siteUrl: "https://hotel.test" }, ["upgrade-insecure-requests"]],
])("with %s the policy adds just what that needs", (_name, addresses, added) => {
  const before = policy({});
  expect(policy(addresses).filter((directive) => !before.includes(directive))).toEqual(added);
});
