import { mkdir, readdir, readFile, readlink, rm, symlink, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
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

let root: string;

beforeEach(async () => {
  root = await temporaryFolder();
});

async function stage(id: string, text = id) {
  return stageRelease(root, async (folder) => {
    await mkdir(folder);
    await writeFile(join(folder, "index.html"), text);
    return { id };
  });
}

/** Sets the ages of the releases, newest first. */
async function age(ids: readonly string[]) {
  for (const [days, id] of ids.entries()) {
    const time = Date.now() / 1000 - days * 86_400;
    await utimes(join(root, "releases", id), time, time);
  }
}

const ids = async () => (await listReleases(root)).map(({ id }) => id);

test("a release is live only after the switch, and another switch rolls it back", async () => {
  await stage("a");
  expect(await currentRelease(root)).toBeUndefined();
  await switchCurrent(root, "a");
  await stage("b");
  expect(await currentRelease(root)).toBe(join(root, "releases/a"));
  await switchCurrent(root, "b");
  await switchCurrent(root, "a");
  expect(await readlink(join(root, "current"))).toBe("releases/a");
});

test("a failed release leaves nothing behind", async () => {
  const failing = stageRelease(root, async (folder) => {
    await mkdir(folder);
    throw new Error("disk full");
  });
  await expect(failing).rejects.toThrow("disk full");
  expect(await listFiles(root)).toEqual([]);
});

test("a release made again keeps its folder and becomes the newest, so that a rollback goes to the one live before it", async () => {
  for (const id of ["a", "b", "c"]) await stage(id);
  await age(["c", "b", "a"]);
  const { folder } = await stage("a", "second");
  expect(await ids()).toEqual(["a", "c", "b"]);
  expect(await readFile(join(folder, "index.html"), "utf8")).toBe("a");
});

test("switching to a missing release fails, saying so", async () => {
  await expect(switchCurrent(root, "gone")).rejects.toThrow("There is no release gone in");
});

test("the newest releases are kept, and the live one however old it is", async () => {
  for (const id of ["a", "b", "c", "d"]) await stage(id);
  await switchCurrent(root, "a");
  await age(["d", "c", "b", "a"]);
  await retireReleases(root, 2);
  expect(await ids()).toEqual(["d", "c", "a"]);
  await stage("b");
  await removeRetired(root);
  expect((await readdir(join(root, "releases"))).sort()).toEqual(["a", "b", "c", "d"]);
});

test("leftovers of a killed process are discarded", async () => {
  await stage("a");
  await mkdir(join(root, "releases/unfinished-1-2"));
  await discardUnfinished(root);
  expect(await readdir(join(root, "releases"))).toEqual(["a"]);
});

test("a link to a deleted release counts as no release", async () => {
  await stage("a");
  await switchCurrent(root, "a");
  await rm(join(root, "releases/a"), { recursive: true });
  expect(await currentRelease(root)).toBeUndefined();
});

test("a release retired while releases are being read is not listed", async () => {
  await stage("a");
  // A dangling link reads like a release whose folder disappears once its name has been listed.
  await symlink("retired", join(root, "releases", "b"));
  expect(await ids()).toEqual(["a"]);
});
