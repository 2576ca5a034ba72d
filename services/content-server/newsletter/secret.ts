import { randomBytes } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { hasCode } from "../../release/files";

const SECRET_FILE = "newsletter-secret";

/** The secret kept in the data folder; made on the first start, readable by its owner only. */
export async function keptSecret(dataDir: string): Promise<string> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const path = join(dataDir, SECRET_FILE);
  try {
    await writeFile(path, randomBytes(32).toString("hex"), { flag: "wx", mode: 0o600 });
  } catch (error) {
    if (!hasCode(error, "EEXIST")) throw error;
  }
  return readFile(path, "utf8");
}
