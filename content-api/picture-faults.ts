import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import writeFileAtomic from "write-file-atomic";
import { isText, isRecordOf } from "../shared/record";

/** Why pictures could not be used as they are, keyed by address without the API's host. */
export type PictureFaults = ReadonlyMap<string, string>;

/** Writes the last build's findings beside its cached pictures. */
export async function writePictureFaults(cacheFolder: string, faults: PictureFaults): Promise<void> {
  await mkdir(cacheFolder, { recursive: true });
  await writeFileAtomic(faultsFile(cacheFolder), JSON.stringify(Object.fromEntries(faults)));
}

/** Returns undefined if no build has written them or they can't be read. */
export async function readPictureFaults(cacheFolder: string): Promise<PictureFaults | undefined> {
  try {
    const faults: unknown = JSON.parse(await readFile(faultsFile(cacheFolder), "utf8"));
    return isRecordOf(isText)(faults) ? new Map(Object.entries(faults)) : undefined;
  } catch {
    return undefined;
  }
}

function faultsFile(cacheFolder: string): string {
  return join(cacheFolder, "picture-faults.json");
}
