import { mkdir, readdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { discardMovedCache } from "../../../gatsby/builder/moved-cache";
import { temporaryFolder } from "../../support/temporary-folder";

test("a site's folder that was moved begins without the cache of the place before, and keeps its own from then on", async () => {
  const folder = await temporaryFolder();
  const before = join(folder, "before");
  const after = join(folder, "after");
  await mkdir(join(before, ".cache/webpack"), { recursive: true });
  await mkdir(join(before, "public"));
  const write = (site: string) => writeFile(join(site, ".cache/webpack/stage.pack"), site);
  const packs = async (site: string) =>
    (await readdir(join(site, ".cache/webpack"))).filter((name) => name.endsWith(".pack"));

  await write(before);
  discardMovedCache(before);
  discardMovedCache(before);
  expect(await packs(before)).toHaveLength(1);

  await rename(before, after);
  discardMovedCache(after);
  expect(await packs(after)).toEqual([]);
  expect(await readdir(after)).toEqual([".cache"]);

  await write(after);
  discardMovedCache(after);
  expect(await packs(after)).toHaveLength(1);
});
