import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

const folders: string[] = [];

/** A new empty folder, removed when the tests of the file are over. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "hotel-"));
  folders.push(folder);
  return folder;
}

afterAll(async () => {
  // Again where a server that is still to be closed writes into it.
  for (const folder of folders) await rm(folder, { recursive: true, force: true, maxRetries: 10 });
});
