import { rename, rm } from "node:fs/promises";
import { hasCode } from "../../shared/errors";

/**
 * Lets `make` fill a new folder beside `folder`, then puts it in its place whole.
 * Where `make` fails, `folder` stays as it was.
 */
export async function replaceFolder<Made>(
  folder: string,
  make: (temporary: string) => Promise<Made>,
): Promise<Made> {
  const temporary = `${folder}.tmp-${process.pid}`;
  const old = `${folder}.old-${process.pid}`;
  try {
    const made = await make(temporary);
    await renameIfThere(folder, old);
    await rename(temporary, folder).catch(async (error: unknown) => {
      await renameIfThere(old, folder);
      throw error;
    });
    return made;
  } finally {
    await rm(temporary, { recursive: true, force: true });
    await rm(old, { recursive: true, force: true });
  }
}

async function renameIfThere(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if (!hasCode(error, "ENOENT")) throw error;
  }
}
