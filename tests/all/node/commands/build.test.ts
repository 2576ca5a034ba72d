import { join } from "node:path";
import { standInSite } from "../../../support/publisher/stand-in-site";
import { folderState } from "../../../support/release/folder-state";
import { writePublicFolder } from "../../../support/release/public-folder";

test("a build whose release fails leaves dist/ and the record of releases as they were", async () => {
  const site = await standInSite();
  expect(await site.run("build").ended).toBe(0);
  const state = async () => [
    await folderState(join(site.folder, "dist")),
    await folderState(join(site.folder, ".releases")),
  ];
  const before = await state();
  expect(Object.keys(before[1] ?? {})).toContain("dist-memory/memory.json");

  const script = "app-dddddddddddddddddddd.js";
  await writePublicFolder(join(site.folder, "prepared"), {
    files: { [script]: "renewed()", "new.json": `"${script}"`, "handover.json": "{}" },
  });
  const build = site.run("build");
  expect(await build.ended).toBe(1);
  expect(build.output()).toContain("handover.json can't be read");
  expect(await state()).toEqual(before);
});
