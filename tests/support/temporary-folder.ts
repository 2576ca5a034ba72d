import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

const folders: string[] = [];

/** A new empty folder, removed after the file's tests. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "hotel-"));
  folders.push(folder);
  return folder;
}

afterAll(async () => {
  // Retries while a server that isn't closed yet writes into it.
  for (const folder of folders) await rm(folder, { recursive: true, force: true, maxRetries: 10 });
});
