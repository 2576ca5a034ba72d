import { randomBytes, randomUUID } from "node:crypto";
import { link, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { hasCode } from "../shared/errors";
import { ifThere } from "./files";
import { makePrivate, privateFolder } from "./private-folder";

/** Characters; anything shorter could be guessed. */
export const SHORTEST_SECRET = 32;

interface KeptSecret {
  secret: string;
  /** Path of the file that stores it. */
  file: string;
  /** Whether it was generated just now. */
  isNew: boolean;
}

/**
 * The secret stored in a file of the data folder; generated on the first start, readable only by its owner.
 * Throws if it is too short, with `risk` and `loss`: what could happen with it, and without it.
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

/** Reads a secret from a file; undefined if it does not exist. */
export async function readSecret(path: string): Promise<string | undefined> {
  return (await ifThere(readFile(path, "utf8")))?.trim();
}

/**
 * The file appears complete or not at all, even on a full disk; if two processes start at once, the first one's
 * stays.
 */
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
