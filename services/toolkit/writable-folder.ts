import { access, constants, mkdir } from "node:fs/promises";
import { messageOf } from "../../shared/errors";

/** Makes the folder of the releases where there is none. Throws an error that names it where nothing can be written there. */
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
