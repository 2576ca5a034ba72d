import { spawnSync } from "node:child_process";
import { chmod, mkdir, readdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import { lockFolder } from "../../../services/host/lock-folder";
import { temporaryFolder } from "../../support/temporary-folder";

test.each([
  ["a short name", "releases"],
  ["a name that is too long for a socket", join("a".repeat(60), "b".repeat(60))],
])("a folder with %s has one lock, which lies in it and is let go", async (_, name) => {
  const folder = join(await temporaryFolder(), name);
  await mkdir(folder, { recursive: true });
  const unlock = await lockFolder(folder, "taken");
  expect(await readdir(folder)).toEqual([".lock"]);
  await expect(lockFolder(folder, "taken")).rejects.toThrow("taken");
  await unlock();
  expect(await readdir(folder)).toEqual([]);
  await (
    await lockFolder(folder, "taken")
  )();
});

/** Another user can only be played by who may become any. */
const testAsRoot = process.getuid?.() === 0 ? test : test.skip;

testAsRoot(
  "another user can't take a lock that is held, not even in a folder that everybody may write",
  async () => {
    const folder = await temporaryFolder();
    await chmod(folder, 0o777);
    const unlock = await lockFolder(folder, "taken");
    const take = `require("${resolve("services/host/lock-folder.ts")}").lockFolder("${folder}", "taken")`;
    const { status, stderr } = spawnSync(
      process.execPath,
      ["--import", resolve("node_modules/tsx/dist/loader.mjs"), "--eval", take],
      { uid: 65_534, gid: 65_534, encoding: "utf8" },
    );
    expect(status).toBe(1);
    expect(stderr).toContain("Error: taken");
    expect(await readdir(folder)).toEqual([".lock"]);
    await unlock();
  },
);
