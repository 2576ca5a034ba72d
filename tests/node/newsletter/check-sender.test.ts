import { generateKeyPairSync } from "node:crypto";
import { checkSender } from "../../../services/newsletter/check-sender";
import { startDnsServer } from "../../support/dns-server";

function keyOf(modulusLength: number): string {
  const { publicKey } = generateKeyPairSync("rsa", { modulusLength });
  return publicKey.export({ format: "der", type: "spki" }).toString("base64");
}

const SPF = "v=spf1 include:_spf.mail.example -all";
const KEY = `v=DKIM1; k=rsa; p=${keyOf(2_048)}`;
const DMARC = "v=DMARC1; p=quarantine; rua=mailto:dmarc@hotel.example";

const GOOD = {
  "hotel.example": ["google-site-verification=abc", SPF],
  "_spf.mail.example": ["v=spf1 ip4:192.0.2.0/24 -all"],
  "s1._domainkey.hotel.example": [KEY],
  "_dmarc.hotel.example": [DMARC],
};

/** The command's output for a domain with these records, and the error it ends with. */
async function check(
  records: Record<string, readonly string[]>,
  { domain = "hotel.example", selectors = ["s1"] }: { domain?: string; selectors?: string[] } = {},
) {
  const server = await startDnsServer(records);
  const lines: string[] = [];
  const settings = { from: undefined, hotelFile: "content/hotel.json" };
  const [ended] = await Promise.allSettled([
    checkSender({ domain, selectors }, settings, (line) => lines.push(line), server.resolver),
  ]);
  await server.close();
  return { said: lines.join("\n"), error: ended.status === "rejected" ? String(ended.reason) : undefined };
}

test("a domain with SPF, DKIM and DMARC records lacks nothing", async () => {
  const { said, error } = await check(GOOD);
  expect(error).toBeUndefined();
  expect(said).toContain(`good: SPF: ${SPF}`);
  expect(said).toContain("good: DKIM: s1._domainkey.hotel.example: RSA, 2048 bits");
  expect(said).toContain(`good: DMARC: _dmarc.hotel.example: ${DMARC}`);
});

test("each missing record of a domain without any is reported", async () => {
  const { said, error } = await check({});
  expect(said).toMatch(/lacking: SPF: hotel\.example has no TXT record that begins with v=spf1/);
  expect(said).toMatch(/lacking: DKIM: s1\._domainkey\.hotel\.example has no TXT record with a key/);
  expect(said).toMatch(/lacking: DMARC: _dmarc\.hotel\.example has no TXT record/);
  expect(error).toContain("SPF, DKIM, DMARC");
});

const circle = "v=spf1 include:hotel.example -all";

test.each([
  ["two SPF records", { "hotel.example": [SPF, SPF] }, /SPF: hotel\.example has 2 SPF records/],
  ["an SPF record for everybody", { "hotel.example": ["v=spf1 mx +all"] }, /SPF: .*lets everybody send/],
  ["an SPF record that includes itself", { "hotel.example": [circle] }, /SPF: .*more than 10 look-ups/],
  ["a revoked key", { "s1._domainkey.hotel.example": ["v=DKIM1; p="] }, /DKIM: .*revoked/],
  ["a key that was cut", { "s1._domainkey.hotel.example": [KEY.slice(0, 90)] }, /DKIM: .*cannot be read/],
  ["a short key", { "s1._domainkey.hotel.example": [`p=${keyOf(512)}`] }, /DKIM: .*512 bits/],
  ["a policy that is none", { "_dmarc.hotel.example": ["v=DMARC1; p=maybe"] }, /DMARC: .*p= must be/],
])("%s is reported", async (_, records, said) => {
  const checked = await check({ ...GOOD, ...records });
  expect(checked.said).toMatch(said);
  expect(checked.error).toBeDefined();
});

test("without a selector, the key is not checked; a subdomain inherits its parent's policy", async () => {
  const records = { ...GOOD, "news.hotel.example": [SPF], "_dmarc.hotel.example": ["v=DMARC1; p=none"] };
  const { said } = await check(records, { domain: "news.hotel.example", selectors: [] });
  expect(said).toMatch(/lacking: DKIM: not looked at: name the selector/);
  expect(said).toMatch(/good: DMARC: _dmarc\.hotel\.example: v=DMARC1; p=none\. p=none only watches/);
});
