import { existsSync } from "node:fs";
import { chmod, readdir, readFile, stat } from "node:fs/promises";
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

test("a failed build leaves dist/ as it was, and creates none in a fresh folder", async () => {
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

test("web servers can read every file of a release, whatever the umask and the previous release's permissions", async () => {
  const site = await standInSite();
  const dist = join(site.folder, "dist");
  const paths = async () => [
    dist,
    ...(await readdir(dist, { recursive: true })).map((name) => join(dist, name)),
  ];
  const kept = process.umask(0o077);
  try {
    for (let count = 0; count < 2; count += 1) {
      expect(await site.run("build").ended).toBe(0);
      for (const path of await paths()) {
        const { mode } = await stat(path);
        expect(`${(mode & 0o777).toString(8)} ${path}`).toMatch(/^(?:644|755) /);
        await chmod(path, mode & 0o700);
      }
    }
  } finally {
    process.umask(kept);
  }
});
