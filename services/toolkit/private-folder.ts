import { chmod, mkdir, stat } from "node:fs/promises";
import { hasCode } from "../../shared/errors";
import { ifThere } from "./files";

const GROUP = 0o070;
const EVERYBODY = 0o007;

/** Paths of which it was told who else may read them. */
const told = new Set<string>();

/** Makes a folder that its owner alone may enter, also where it was there and open to others. */
export async function privateFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true, mode: 0o700 });
  await setMode(path, 0o700);
}

/** Takes from all but its owner the right to read a file; one that is not there is left so. */
export async function makePrivate(path: string): Promise<void> {
  await ifThere(setMode(path, 0o600));
}

/** Volumes may belong to another user, and let this one write by its group: then who else may read is told, and nothing changed. */
async function setMode(path: string, mode: number): Promise<void> {
  try {
    await chmod(path, mode);
  } catch (error) {
    if (!hasCode(error, "EPERM")) throw error;
    const { mode: set, uid } = await stat(path);
    const readers = (set & EVERYBODY) !== 0 ? "everybody" : (set & GROUP) !== 0 ? "its group" : undefined;
    if (readers === undefined || told.has(path)) return;
    told.add(path);
    console.error(
      `${path} is open to ${readers} and belongs to user ${uid}, who alone can change that: chmod ${mode.toString(8)}.`,
    );
  }
}
