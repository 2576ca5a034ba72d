import { mkdir, readdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { discardStaleCache } from "../../../gatsby/builder/stale-cache";
import { temporaryFolder } from "../../support/temporary-folder";

test("a moved site folder starts without its old location's cache and keeps its own from then on", async () => {
  const folder = await temporaryFolder();
  const before = join(folder, "before");
  const after = join(folder, "after");
  await mkdir(join(before, ".cache/webpack"), { recursive: true });
  await mkdir(join(before, "public"));
  const write = (site: string) => writeFile(join(site, ".cache/webpack/stage.pack"), site);
  const packs = async (site: string) =>
    (await readdir(join(site, ".cache/webpack"))).filter((name) => name.endsWith(".pack"));

  await write(before);
  discardStaleCache(before);
  discardStaleCache(before);
  expect(await packs(before)).toHaveLength(1);

  await rename(before, after);
  discardStaleCache(after);
  expect(await packs(after)).toEqual([]);
  expect(await readdir(after)).toEqual([".cache"]);

  await write(after);
  discardStaleCache(after);
  expect(await packs(after)).toHaveLength(1);
});

test("a deleted or emptied site starts without the cache that lists its pictures as made", async () => {
  const folder = await temporaryFolder();
  const made = async () => {
    await mkdir(join(folder, ".cache/redux"), { recursive: true });
    discardStaleCache(folder);
    return (await readdir(join(folder, ".cache"))).includes("redux");
  };
  expect(await made()).toBe(false);
  await mkdir(join(folder, "public"));
  expect(await made()).toBe(false);
  await writeFile(join(folder, "public/index.html"), "A page.");
  expect(await made()).toBe(true);
});
