import { rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileDigest } from "../../../gatsby/builder/file-digest";
import { digestOf } from "../../../shared/digest";
import { temporaryFolder } from "../../support/temporary-folder";
import { untilTrue } from "../../support/until-true";

let file: string;

beforeEach(async () => {
  file = join(await temporaryFolder(), "page.tsx");
  await writeFile(file, "one");
});

afterEach(() => jest.restoreAllMocks());

test("a file changed immediately, keeping its length, gets a new digest", async () => {
  expect(await fileDigest(file)).toBe(digestOf("one"));
  await writeFile(file, "two");
  expect(await fileDigest(file)).toBe(digestOf("two"));
});

test("a file read long ago gets a new digest once changed, whatever its modification time", async () => {
  const { atime, mtime, ctimeMs } = await stat(file);
  jest.spyOn(Date, "now").mockReturnValue(ctimeMs + 60_000);
  expect(await fileDigest(file)).toBe(digestOf("one"));
  // Repeats until the file system's clock has moved on.
  await untilTrue(async () => {
    await writeFile(file, "two");
    await utimes(file, atime, mtime);
    return (await stat(file)).ctimeMs > ctimeMs;
  });
  expect(await fileDigest(file)).toBe(digestOf("two"));
});

test("a deleted file has no digest", async () => {
  await fileDigest(file);
  await rm(file);
  expect(await fileDigest(file)).toBeUndefined();
});
