import { chmod, mkdir, stat } from "node:fs/promises";
import { hasCode } from "../shared/errors";
import { ifThere } from "./files";

const GROUP = 0o070;
const EVERYBODY = 0o007;

/** Paths already reported as readable by others. */
const told = new Set<string>();

/** Creates a folder that only its owner may enter, restricting an existing one too. */
export async function privateFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true, mode: 0o700 });
  await setMode(path, 0o700);
}

/** Makes a file readable only by its owner; ignores a missing one. */
export async function makePrivate(path: string): Promise<void> {
  await ifThere(setMode(path, 0o600));
}

/**
 * Volumes may belong to another user and be writable through their group: then the permissions are reported,
 * not changed.
 */
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
