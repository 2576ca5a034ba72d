import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { listFiles } from "../../../../toolkit/files";
import { createBuilder } from "../../../../gatsby/builder/builder";
import { discardUnsavedNodes } from "../../../../gatsby/inside/process/saved-state";
import { temporaryFolder } from "../../../support/temporary-folder";

/** Files that a build leaves: its nodes, its state, a cache that only saves time, and the site. */
const LEFT = [".cache/caches-lmdb/data", ".cache/redux/state", ".cache/webpack/kept", "public/index.html"];

async function builtFolder(): Promise<string> {
  const folder = await temporaryFolder();
  for (const file of LEFT) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), "");
  }
  return folder;
}

test("the next process builds on what the last one left", async () => {
  const folder = await builtFolder();
  discardUnsavedNodes(folder);
  expect((await listFiles(folder)).sort()).toEqual(LEFT);
});

test("after a builder is distrusted, the next process, whichever it is, builds from scratch", async () => {
  const folder = await builtFolder();
  await createBuilder({ directory: folder, maxMemory: 1 }).distrust();
  discardUnsavedNodes(folder);
  expect(await listFiles(folder)).toEqual([".cache/webpack/kept"]);
});
