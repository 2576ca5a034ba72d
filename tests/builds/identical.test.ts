import { appendFile, readFile, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { digestOf, listFiles } from "../../services/release/files";
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

/** Adds a byte, which changes no look, to a kept picture that is in a release; answers its name there. */
async function markKeptPicture(release: string): Promise<string> {
  const kept = (await listFiles(PICTURES_DIR)).find((file) => file.endsWith(".webp")) ?? "";
  await appendFile(join(PICTURES_DIR, kept), " ");
  const inRelease = (await listFiles(release)).find((file) => kept.endsWith(file.replace(/^static/, "")));
  return inRelease ?? "";
}

test("two builds of the same content and code in two folders give the same release, and make no picture twice", async () => {
  await rm(PICTURES_DIR, { recursive: true, force: true });
  // Both beside each other: the packages' addresses as seen from a site are part of its code.
  const one = await freshCopy("twin");
  const other = await freshCopy("twin-with-a-longer-name");
  const release = await build(one);
  expect(Object.keys(release).length).toBeGreaterThan(100);
  const marked = await markKeptPicture(join(one.folder, "dist"));
  const { [marked]: taken, ...rest } = await build(other);
  const { [marked]: made, ...expected } = release;
  expect(rest).toEqual(expected);
  expect([typeof taken, typeof made]).toEqual(["string", "string"]);
  expect(taken).not.toBe(made);
}, 900_000);
