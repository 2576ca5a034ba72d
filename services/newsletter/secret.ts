import { join } from "node:path";
import { keptSecret, readSecret } from "../toolkit/kept-secret";

/** The secret's file in the data folder. */
export const SECRET_FILE = "newsletter-secret";

/** The secret of the data folder, where there is one. */
export function existingLinkSecret(dataDir: string): Promise<string | undefined> {
  return readSecret(join(dataDir, SECRET_FILE));
}

/** The secret of the data folder, which signs the links in mails. Throws where the kept one could be guessed. */
export async function keptLinkSecret(dataDir: string): Promise<string> {
  const { secret } = await keptSecret(dataDir, SECRET_FILE, {
    risk: "links in mails could be forged",
    loss: "links in mails sent so far then no longer work",
  });
  return secret;
}
