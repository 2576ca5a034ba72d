import { mkdir, readdir, readlink, rm, symlink, utimes, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import {
  currentRelease,
  discardUnfinished,
  listReleases,
  removeRetired,
  retireReleases,
  stageRelease,
  switchCurrent,
} from "../../../services/release/store";
import { listFiles } from "../../../toolkit/files";
import { temporaryFolder } from "../../support/temporary-folder";

async function stage(root: string, id: string, text = id) {
  return stageRelease(root, async (folder) => {
    await mkdir(folder);
    await writeFile(join(folder, "index.html"), text);
    return { id };
  });
}

/** Sets the ages of the releases, newest first. */
async function age(root: string, ids: readonly string[]) {
  for (const [days, id] of ids.entries()) {
    const time = Date.now() / 1000 - days * 86_400;
    await utimes(join(root, "releases", id), time, time);
  }
}

const ids = async (root: string) => (await listReleases(root)).map(({ id }) => id);

test("a release is live only after the switch, and another switch rolls it back", async () => {
  const root = await temporaryFolder();
  await stage(root, "a");
  expect(await currentRelease(root)).toBeUndefined();
  await switchCurrent(root, "a");
  await stage(root, "b");
  expect(await currentRelease(root)).toBe(join(root, "releases/a"));
  await switchCurrent(root, "b");
  await switchCurrent(root, "a");
  expect(await readlink(join(root, "current"))).toBe("releases/a");
});

test("a failed release leaves nothing behind", async () => {
  const root = await temporaryFolder();
  const failing = stageRelease(root, async (folder) => {
    await mkdir(folder);
    throw new Error("disk full");
  });
  await expect(failing).rejects.toThrow("disk full");
  expect(await listFiles(root)).toEqual([]);
});

test("a release with the same id keeps its folder", async () => {
  const root = await temporaryFolder();
  await stage(root, "a", "first");
  const again = await stage(root, "a", "second");
  expect(basename(again.folder)).toBe("a");
  expect(await listFiles(root)).toEqual(["releases/a/index.html"]);
});

test("a release made again becomes the newest, so that a rollback goes to the one live before it", async () => {
  const root = await temporaryFolder();
  for (const id of ["a", "b", "c"]) await stage(root, id);
  await age(root, ["c", "b", "a"]);
  await stage(root, "a");
  expect(await ids(root)).toEqual(["a", "c", "b"]);
});

test("switching to a missing release fails, saying so", async () => {
  const root = await temporaryFolder();
  await expect(switchCurrent(root, "gone")).rejects.toThrow("There is no release gone in");
});

test("the newest releases are kept, and the live one however old it is", async () => {
  const root = await temporaryFolder();
  for (const id of ["a", "b", "c", "d"]) await stage(root, id);
  await switchCurrent(root, "a");
  await age(root, ["d", "c", "b", "a"]);
  await retireReleases(root, 2);
  expect(await ids(root)).toEqual(["d", "c", "a"]);
  await stage(root, "b");
  await removeRetired(root);
  expect((await readdir(join(root, "releases"))).sort()).toEqual(["a", "b", "c", "d"]);
});

test("leftovers of a killed process are discarded", async () => {
  const root = await temporaryFolder();
  await stage(root, "a");
  await mkdir(join(root, "releases/unfinished-1-2"));
  await discardUnfinished(root);
  expect(await readdir(join(root, "releases"))).toEqual(["a"]);
});

test("a link to a deleted release counts as no release", async () => {
  const root = await temporaryFolder();
  await stage(root, "a");
  await switchCurrent(root, "a");
  await rm(join(root, "releases/a"), { recursive: true });
  expect(await currentRelease(root)).toBeUndefined();
});

test("a release retired while releases are being read is not listed", async () => {
  const root = await temporaryFolder();
  await stage(root, "a");
  // A dangling link reads like a release whose folder disappears once its name has been listed.
  await symlink("retired", join(root, "releases", "b"));
  expect(await ids(root)).toEqual(["a"]);
});
