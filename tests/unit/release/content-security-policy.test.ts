import { contentSecurityPolicy, type SiteAddresses } from "../../../services/release/content-security-policy";

const HASH_OF_1 = "'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s='";

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

test("forms may lead to the reservation site where the pages have some", () => {
  const directives = contentSecurityPolicy([HASH_OF_1], PLAIN, ["https://book.test"]).split("; ");
  expect(directives).toContain("form-action 'self' https://book.test");
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
