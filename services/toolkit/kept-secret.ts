import { randomBytes, randomUUID } from "node:crypto";
import { link, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { hasCode } from "../../shared/errors";
import { ifThere } from "./files";
import { makePrivate, privateFolder } from "./private-folder";

/** Characters; what is shorter could be guessed. */
export const SHORTEST_SECRET = 32;

export interface KeptSecret {
  secret: string;
  /** Where it is kept. */
  file: string;
  /** Whether it was made just now. */
  isNew: boolean;
}

/**
 * The secret that a file of the data folder keeps; made on the first start, readable by its owner only.
 * Throws where the file is too short to be one, with `risk` and `loss`: what could happen with it, and without it.
 */
export async function keptSecret(
  dataDir: string,
  name: string,
  { risk, loss }: { risk: string; loss: string },
): Promise<KeptSecret> {
  await privateFolder(dataDir);
  const file = join(dataDir, name);
  const known = await readSecret(file);
  const secret = known ?? (await makeSecret(file));
  if (secret.length < SHORTEST_SECRET) {
    throw new Error(
      `${file} holds ${secret.length} characters instead of ${SHORTEST_SECRET} or more, so ${risk}. ` +
        `Restore it, or remove it to have a new one made: ${loss}.`,
    );
  }
  await makePrivate(file);
  return { secret, file, isNew: known === undefined };
}

/** What a file keeps as a secret; undefined where it is not there. */
export async function readSecret(path: string): Promise<string | undefined> {
  return (await ifThere(readFile(path, "utf8")))?.trim();
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
