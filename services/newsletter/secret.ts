import { randomBytes, randomUUID } from "node:crypto";
import { link, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { hasCode } from "../host/errors";
import { makePrivate, privateFolder } from "../host/private-folder";

const SECRET_FILE = "newsletter-secret";

/** Characters; what is shorter could be guessed, and signs links that anybody can make. */
export const SHORTEST_SECRET = 32;

/**
 * The secret kept in the data folder; made on the first start, readable by its owner only.
 * Throws where the file is too short to be one.
 */
export async function keptSecret(dataDir: string): Promise<string> {
  await privateFolder(dataDir);
  const path = join(dataDir, SECRET_FILE);
  const secret = (await readSecret(path)) ?? (await makeSecret(path));
  if (secret.length < SHORTEST_SECRET) {
    throw new Error(
      `${path} holds ${secret.length} characters instead of ${SHORTEST_SECRET} or more, so links in mails could be forged. ` +
        "Restore it, or remove it to have a new one made: links in mails sent so far then no longer work.",
    );
  }
  await makePrivate(path);
  return secret;
}

async function readSecret(path: string): Promise<string | undefined> {
  try {
    return (await readFile(path, "utf8")).trim();
  } catch (error) {
    if (hasCode(error, "ENOENT")) return undefined;
    throw error;
  }
}

/** The file appears whole or not at all, on a full disk too; where two processes start at once, the first one's stays. */
async function makeSecret(path: string): Promise<string> {
  const temporary = `${path}.${randomUUID()}`;
  try {
    const secret = randomBytes(32).toString("hex");
    await writeFile(temporary, secret, { flag: "wx", mode: 0o600, flush: true });
    await link(temporary, path);
    return secret;
  } catch (error) {
    if (!hasCode(error, "EEXIST")) throw error;
    return (await readSecret(path)) ?? "";
  } finally {
    await rm(temporary, { force: true });
  }
}
