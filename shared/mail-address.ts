/** Maximum length of an address (RFC 5321). */
export const LONGEST_ADDRESS = 254;

const RULE = /^\S+@\S+\.\S+$/;
/** Characters that need quoting, end a header, add a recipient, or are invisible. */
const NOT_IN_NAME = /[<>(),;:\\"[\]@\s]|\p{Cc}|\p{Cs}|(?![\u200c\u200d])\p{Cf}/u;
/** İ has no lower-case form of its own in addresses: mail would go to another mailbox, or to none. */
const DOTTED_I = /İ|i\u0307/iu;
/** Includes all dots used in host names. */
const DOMAIN = /^[\p{L}\p{M}\p{N}\u200c\u200d_.。．｡-]+$/u;
const LONGEST_LABEL = 63;
const LONGEST_DOMAIN = 253;

/**
 * True if a text is a single deliverable e-mail address, in any script. Extends the specification's rule
 * (something, an @, something, a dot, something).
 */
export function isMailAddress(text: string): boolean {
  const address = text.trim().normalize("NFC");
  if (address.length > LONGEST_ADDRESS) return false;
  const at = address.lastIndexOf("@");
  const [name, domain] = [address.slice(0, Math.max(0, at)), address.slice(at + 1)];
  const host = hostOf(domain);
  return (
    host !== undefined &&
    RULE.test(`${name}@${host}`) &&
    !NOT_IN_NAME.test(name) &&
    !DOTTED_I.test(name) &&
    !/^\.|\.\.|\.$/.test(name) &&
    isHostName(host)
  );
}

/** The domain in its ASCII form for DNS: `müller.de` → `xn--mller-kva.de`. */
function hostOf(domain: string): string | undefined {
  if (!DOMAIN.test(domain)) return undefined;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return undefined;
  }
}

/** True for a name with a dot that isn't an IP address. */
function isHostName(host: string): boolean {
  const labels = host.split(".");
  return (
    host.length <= LONGEST_DOMAIN &&
    labels.length > 1 &&
    labels.every((label) => label !== "" && label.length <= LONGEST_LABEL && !/^-|-$/.test(label)) &&
    !/^\d+$/.test(labels.at(-1) ?? "")
  );
}
