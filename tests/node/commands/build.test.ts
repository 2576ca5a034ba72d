import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { standInSite } from "../../support/publisher/stand-in-site";

const latest = (folder: string) => readFile(join(folder, "dist/builds/latest.json"), "utf8");

test("a build starts the embedded content server and leaves a release in dist/", async () => {
  const site = await standInSite();
  const build = site.run("build");
  expect(await build.ended).toBe(0);
  expect(build.output()).toMatch(/Release [0-9a-f]{20} with 8 pages is in dist\/\.\n$/);
  expect(existsSync(join(site.folder, "dist/tr/galeri.html"))).toBe(true);
});

test("a failed build leaves dist/ as it was, and in a fresh folder writes none", async () => {
  const site = await standInSite();
  await site.setBehaviour("fail");
  const vain = site.run("build");
  expect(await vain.ended).toBe(1);
  expect(vain.output()).toContain("gatsby build failed");
  expect(existsSync(join(site.folder, "dist"))).toBe(false);

  await site.setBehaviour("build");
  await site.run("build").ended;
  const before = await latest(site.folder);
  await site.setBehaviour("fail");
  expect(await site.run("build").ended).toBe(1);
  expect(await latest(site.folder)).toBe(before);
  expect((await readdir(site.folder)).filter((name) => name.startsWith("dist"))).toEqual(["dist"]);
});
