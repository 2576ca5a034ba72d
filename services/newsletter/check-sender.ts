import { Resolver } from "node:dns/promises";
import { messageOf } from "../../shared/errors";
import { readHotelFile } from "../../toolkit/read-hotel-file";
import { type ReadTexts, senderFindings } from "./sender-records";
import type { NewsletterSettings } from "./settings";

/**
 * `npm run newsletter -- check-sender [--domain example.com] [selector …]`: says whether the sender's domain has what
 * receivers look for. Throws if something is missing.
 */
export async function checkSender(
  { domain, selectors }: { domain: string | undefined; selectors: readonly string[] },
  settings: Pick<NewsletterSettings, "from" | "hotelFile">,
  say: (line: string) => void,
  dns: ReadTexts = new Resolver(),
): Promise<void> {
  const asked = domain ?? domainOf(settings.from ?? readHotelFile(settings.hotelFile).email);
  say(`Looking up who may send mails from ${asked} …`);
  const findings = await senderFindings(asked, selectors, dns).catch((error: unknown) => {
    throw new Error(`The domain name system could not be asked about ${asked}: ${messageOf(error)}`);
  });
  for (const { proof, isFault, says } of findings) say(`${isFault ? "lacking" : "good"}: ${proof}: ${says}`);
  const missing = findings.filter(({ isFault }) => isFault).map(({ proof }) => proof);
  if (missing.length > 0)
    throw new Error(
      `Mails from ${asked} may be taken for spam: see ${missing.join(", ")} above and docs/sender.md.`,
    );
}

function domainOf(address: string): string {
  return address.slice(address.lastIndexOf("@") + 1);
}
