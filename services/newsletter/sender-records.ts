import { createPublicKey } from "node:crypto";
import type { Resolver } from "node:dns/promises";
import { hasCode } from "../../shared/errors";

/** Reads the TXT records of a name. */
export type ReadTexts = Pick<Resolver, "resolveTxt">;

/** What a domain's records say of one of the three proofs of a sender. */
interface SenderFinding {
  proof: "SPF" | "DKIM" | "DMARC";
  isFault: boolean;
  says: string;
}

/** Look-ups of the domain name system that an SPF record may cause (RFC 7208, 4.6.4). */
const MOST_LOOKUPS = 10;
const LEAST_KEY_BITS = 1_024;
const GOOD_KEY_BITS = 2_048;

/** What receivers find out about mails from a domain, signed with these DKIM selectors. */
export async function senderFindings(
  domain: string,
  selectors: readonly string[],
  dns: ReadTexts,
): Promise<SenderFinding[]> {
  return [
    await spfFinding(domain, dns),
    ...(selectors.length === 0
      ? [
          fault(
            "DKIM",
            "not looked at: name the selector, which is s= in the DKIM-Signature header of a mail that your mail server sent",
          ),
        ]
      : await Promise.all(selectors.map((selector) => dkimFinding(domain, selector, dns)))),
    await dmarcFinding(domain, dns),
  ];
}

async function spfFinding(domain: string, dns: ReadTexts): Promise<SenderFinding> {
  const records = await spfRecords(domain, dns);
  const [record] = records;
  if (record === undefined)
    return fault(
      "SPF",
      `${domain} has no TXT record that begins with v=spf1: add one that names your mail server, such as v=spf1 include:<your provider> -all`,
    );
  if (records.length > 1)
    return fault("SPF", `${domain} has ${records.length} SPF records; receivers then ignore all: join them`);
  const lookups = await countLookups(domain, dns);
  if (lookups > MOST_LOOKUPS)
    return fault(
      "SPF",
      `${record}: takes more than ${MOST_LOOKUPS} look-ups, and is ignored: remove includes`,
    );
  if (!/(?:^|\s)(?:[-~]all|redirect=\S+)(?:\s|$)/i.test(record))
    return fault("SPF", `${record}: lets everybody send for ${domain}: end it with -all or ~all`);
  return fine("SPF", record);
}

async function spfRecords(domain: string, dns: ReadTexts): Promise<string[]> {
  return (await texts(domain, dns)).filter((text) => /^v=spf1(?:\s|$)/i.test(text));
}

/** Counts the look-ups of a record and of those that it includes; stops above the limit, as in a circle. */
async function countLookups(domain: string, dns: ReadTexts, before = 0): Promise<number> {
  let count = before;
  const [record = ""] = await spfRecords(domain, dns);
  for (const term of record.split(/\s+/).slice(1)) {
    const [, name = "", target = ""] =
      /^[-+~?]?(include|a|mx|ptr|exists|redirect)(?![\w-])[:=]?([^/]*)/i.exec(term) ?? [];
    if (name === "") continue;
    count += 1;
    if (count > MOST_LOOKUPS) return count;
    if (/^(?:include|redirect)$/i.test(name)) count = await countLookups(target, dns, count);
  }
  return count;
}

async function dkimFinding(domain: string, selector: string, dns: ReadTexts): Promise<SenderFinding> {
  const name = `${selector}._domainkey.${domain}`;
  const record = (await texts(name, dns)).map(tagsOf).find((tags) => tags.has("p"));
  if (!record)
    return fault("DKIM", `${name} has no TXT record with a key: add the one that your mail provider shows`);
  const key = record.get("p") ?? "";
  if (key === "") return fault("DKIM", `${name}: its key is revoked (p= is empty)`);
  if (record.get("k") === "ed25519") return fine("DKIM", `${name}: Ed25519`);
  const bits = keyBits(key);
  if (bits === undefined)
    return fault("DKIM", `${name}: its key cannot be read; it was probably cut when it was entered`);
  if (bits < LEAST_KEY_BITS)
    return fault(
      "DKIM",
      `${name}: its key has ${bits} bits; receivers ask for ${LEAST_KEY_BITS}, better ${GOOD_KEY_BITS}`,
    );
  return fine("DKIM", `${name}: RSA, ${bits} bits`);
}

function keyBits(base64: string): number | undefined {
  try {
    const key = createPublicKey({ key: Buffer.from(base64, "base64"), format: "der", type: "spki" });
    return key.asymmetricKeyDetails?.modulusLength;
  } catch {
    return undefined;
  }
}

/** Receivers ask the domain, then those above it. */
async function dmarcFinding(domain: string, dns: ReadTexts): Promise<SenderFinding> {
  const labels = domain.split(".");
  for (let level = 0; level < labels.length - 1; level++) {
    const name = `_dmarc.${labels.slice(level).join(".")}`;
    const records = (await texts(name, dns)).filter((text) => /^v=DMARC1(?:\s*;|$)/i.test(text));
    const [record] = records;
    if (record === undefined) continue;
    if (records.length > 1)
      return fault("DMARC", `${name} has ${records.length} DMARC records; receivers then ignore all`);
    const tags = tagsOf(record);
    const policy = (level > 0 ? tags.get("sp") : undefined) ?? tags.get("p") ?? "";
    if (!/^(?:none|quarantine|reject)$/i.test(policy))
      return fault("DMARC", `${name}: ${record}: p= must be none, quarantine or reject`);
    const advice = [
      ...(/^none$/i.test(policy)
        ? ["p=none only watches: after some weeks of good reports, quarantine"]
        : []),
      ...(tags.has("rua") ? [] : ["rua=mailto:… would bring reports of who sends for you"]),
    ];
    return fine("DMARC", [`${name}: ${record}`, ...advice].join(". "));
  }
  return fault(
    "DMARC",
    `_dmarc.${domain} has no TXT record that begins with v=DMARC1: add v=DMARC1; p=none; rua=mailto:<an address of yours>`,
  );
}

/** `k=rsa; p=MIIB…` → its tags; spaces inside a value come from how it was entered. */
function tagsOf(record: string): Map<string, string> {
  return new Map(
    record.split(";").flatMap((tag): [string, string][] => {
      const [name = "", ...value] = tag.split("=");
      return value.length > 0 ? [[name.trim().toLowerCase(), value.join("=").replace(/\s+/g, "")]] : [];
    }),
  );
}

/** The TXT records of a name, each joined from its parts; none if the name does not exist. */
async function texts(name: string, dns: ReadTexts): Promise<string[]> {
  try {
    return (await dns.resolveTxt(name)).map((parts) => parts.join(""));
  } catch (error) {
    if (hasCode(error, "ENOTFOUND") || hasCode(error, "ENODATA")) return [];
    throw error;
  }
}

const fine = (proof: SenderFinding["proof"], says: string): SenderFinding => ({
  proof,
  isFault: false,
  says,
});
const fault = (proof: SenderFinding["proof"], says: string): SenderFinding => ({
  proof,
  isFault: true,
  says,
});
