import { chmod, mkdir } from "node:fs/promises";
import { ifThere } from "./files";

/** Makes a folder that its owner alone may enter, also where it was there and open to others. */
export async function privateFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true, mode: 0o700 });
  await chmod(path, 0o700);
}

/** Takes from all but its owner the right to read a file; one that is not there is left so. */
export async function makePrivate(path: string): Promise<void> {
  await ifThere(chmod(path, 0o600));
}
