import { rename, rm } from "node:fs/promises";
import { ifThere } from "../../toolkit/files";

/**
 * Lets `make` fill a new folder next to `folder`, then replaces `folder` with it as a whole. If `make` fails,
 * `folder` stays as it was.
 */
export async function replaceFolder<Made>(
  folder: string,
  make: (temporary: string) => Promise<Made>,
): Promise<Made> {
  const temporary = `${folder}.tmp-${process.pid}`;
  const old = `${folder}.old-${process.pid}`;
  try {
    const made = await make(temporary);
    await ifThere(rename(folder, old));
    await rename(temporary, folder).catch(async (error: unknown) => {
      await ifThere(rename(old, folder));
      throw error;
    });
    return made;
  } finally {
    await rm(temporary, { recursive: true, force: true });
    await rm(old, { recursive: true, force: true });
  }
}
