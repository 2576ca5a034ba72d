import { readFile, rm, stat } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { digestOf } from "../../shared/digest";
import { listFiles } from "../../services/toolkit/files";
import { runCommand } from "../support/run-command";
import { copySecondSite, type SecondSite } from "../support/second-site";

/** Pictures in their sizes, of these two sites alone. */
const PICTURES_DIR = resolve(".test-sites/twin-pictures");
const LEFT_BY_BUILDS = [".cache", "public", ".content-cache", ".releases", "dist"];

/** A copy of the code and of the second hotel in which nothing has been built yet. */
async function freshCopy(name: string): Promise<SecondSite> {
  const site = await copySecondSite(name);
  for (const left of LEFT_BY_BUILDS) await rm(join(site.folder, left), { recursive: true, force: true });
  return site;
}

/** Builds the release of a site; answers the digest of each of its files by name. */
async function build({ folder, withApi }: SecondSite): Promise<Record<string, string>> {
  await withApi(
    () => undefined,
    async (apiUrl) => {
      const command = runCommand(folder, "build", {
        CONTENT_API_URL: apiUrl,
        PICTURES_DIR,
        SOURCE_DATE_EPOCH: "1700000000",
      });
      if ((await command.ended) !== 0) throw new Error(command.output());
    },
  );
  const dist = join(folder, "dist");
  const digests = (await listFiles(dist)).map(
    async (file) => [file, digestOf(await readFile(join(dist, file)))] as const,
  );
  return Object.fromEntries(await Promise.all(digests));
}

/** When each kept picture was last made, and when the last of its sizes was asked for. */
async function keptPictures(): Promise<{ made: number[]; used: number[] }> {
  const files = (await listFiles(PICTURES_DIR)).map((file) => join(PICTURES_DIR, file));
  const folders = [...new Set(files.map((file) => dirname(dirname(file))))];
  const changed = async (path: string) => (await stat(path)).mtimeMs;
  return { made: await Promise.all(files.map(changed)), used: await Promise.all(folders.map(changed)) };
}

test("two builds of the same content and code in two folders give the same release, and make no picture twice", async () => {
  await rm(PICTURES_DIR, { recursive: true, force: true });
  // Both beside each other: the packages' addresses as seen from a site are part of its code.
  const one = await freshCopy("twin");
  const other = await freshCopy("twin-with-a-longer-name");
  const release = await build(one);
  expect(Object.keys(release).length).toBeGreaterThan(100);

  const { made } = await keptPictures();
  const betweenBuilds = Date.now();
  expect(await build(other)).toEqual(release);
  const after = await keptPictures();
  expect(after.made).toEqual(made);
  expect(Math.min(...after.used)).toBeGreaterThan(betweenBuilds);
}, 900_000);
