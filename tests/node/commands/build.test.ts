import { existsSync } from "node:fs";
import { chmod, readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { standInSite } from "../../support/publisher/stand-in-site";
import { folderState } from "../../support/release/folder-state";
import { writePublicFolder } from "../../support/release/public-folder";

test("a build leaves a release in dist/; a failed one, or one whose release fails, leaves all as it was", async () => {
  const site = await standInSite();
  const dist = join(site.folder, "dist");
  await site.setBehaviour("fail");
  const vain = site.run("build");
  expect(await vain.ended).toBe(1);
  expect(vain.output()).toContain("gatsby build failed");
  expect(existsSync(dist)).toBe(false);

  await site.setBehaviour("build");
  const build = site.run("build");
  expect(await build.ended).toBe(0);
  expect(build.output()).toMatch(/Release [0-9a-f]{20} with 8 pages is in dist\/\.\n$/);
  expect(existsSync(join(dist, "tr/galeri.html"))).toBe(true);
  const state = async () => [await folderState(dist), await folderState(join(site.folder, ".releases"))];
  const before = await state();
  expect(Object.keys(before[1] ?? {})).toContain("dist-memory/memory.json");

  await site.setBehaviour("fail");
  expect(await site.run("build").ended).toBe(1);
  await site.setBehaviour("build");
  const script = "app-dddddddddddddddddddd.js";
  await writePublicFolder(join(site.folder, "prepared"), {
    files: { [script]: "renewed()", "new.json": `"${script}"`, "handover.json": "{}" },
  });
  const failed = site.run("build");
  expect(await failed.ended).toBe(1);
  expect(failed.output()).toContain("handover.json can't be read");
  expect(await state()).toEqual(before);
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
