import { access, constants, mkdir } from "node:fs/promises";
import { messageOf } from "../shared/errors";

/** Creates the releases folder if missing. Throws an error that names it if it is not writable. */
export async function requireWritable(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new Error(
      `Nothing can be written to ${folder} (${messageOf(error)}). Let this user write there, or set another RELEASES_DIR.`,
    );
  }
}
