import { join } from "node:path";
import { keptSecret, readSecret } from "../../toolkit/kept-secret";

/** File name of the secret in the data folder. */
export const SECRET_FILE = "newsletter-secret";

/** Reads the secret in the data folder, if there is one. */
export function existingLinkSecret(dataDir: string): Promise<string | undefined> {
  return readSecret(join(dataDir, SECRET_FILE));
}

/** The secret in the data folder, which signs links in mails. Throws if the stored one could be guessed. */
export async function keptLinkSecret(dataDir: string): Promise<string> {
  const { secret } = await keptSecret(dataDir, SECRET_FILE, {
    risk: "links in mails could be forged",
    loss: "links in mails sent so far then no longer work",
  });
  return secret;
}
