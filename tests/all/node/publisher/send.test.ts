import { existsSync } from "node:fs";
import { cp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { listFiles } from "../../../../toolkit/files";
import { hostRelease } from "../../../support/hosts/host-release";
import { PICTURE } from "../../../support/release/public-folder";
import { HAS_RCLONE, serveStorage, type Storage } from "../../../support/hosts/rclone-server";
import { runCommand } from "../../../support/run-command";
import { temporaryFolder } from "../../../support/temporary-folder";

if (!HAS_RCLONE) process.stdout.write("rclone is not installed, so the tests of npm run send are skipped.\n");

let storage: Storage;
let store: string;
let site: string;

beforeEach(async () => {
  const folder = await temporaryFolder();
  store = join(folder, "site");
  site = await temporaryFolder();
  storage = await serveStorage("webdav", folder);
});
afterEach(() => storage.stop());

async function send(...args: string[]) {
  const { ended, output } = runCommand(
    ".",
    "publisher/send",
    { ...storage.environment, SITE_DIR: site },
    args,
  );
  return { code: await ended, output: output() };
}

const writtenAt = async (name: string) => (await stat(join(store, name))).mtimeMs;

(HAS_RCLONE ? describe : describe.skip)("npm run send", () => {
  test("sends dist/ once, then only what differs even if all files were rewritten, and removes what is gone", async () => {
    const release = await hostRelease();
    const dist = join(site, "dist");
    await cp(release, dist, { recursive: true });
    expect(await send("store:site/")).toEqual({
      code: 0,
      output: expect.stringMatching(/^Release [0-9a-f]{20} is at store:site\.$/m),
    });
    const sent = await listFiles(store);
    expect(sent).toEqual(
      expect.arrayContaining(["index.html", "tr/galeri.html", "builds/latest.json", PICTURE]),
    );
    expect(sent.filter((name) => /\.(?:br|gz)$|^hosts\/|^routes\.json$|^_/.test(name))).toEqual([]);

    const [gallery, home] = [await writtenAt("tr/galeri.html"), await writtenAt("index.html")];
    await rm(dist, { recursive: true });
    await cp(release, dist, { recursive: true });
    await writeFile(join(dist, "index.html"), "<h1>Edit</h1>");
    await rm(join(dist, "gallery.html"));
    expect((await send("store:site")).code).toBe(0);
    expect(await readFile(join(store, "index.html"), "utf8")).toBe("<h1>Edit</h1>");
    expect(await writtenAt("index.html")).not.toBe(home);
    expect(await writtenAt("tr/galeri.html")).toBe(gallery);
    expect(existsSync(join(store, "gallery.html"))).toBe(false);
  });

  test("reports what is missing", async () => {
    expect(await send("bucket")).toEqual({
      code: 1,
      output: expect.stringContaining(
        '"bucket" is no remote of rclone. Use npm run send -- hotel:bucket/site',
      ),
    });
    expect(await send("store:site")).toEqual({
      code: 1,
      output: expect.stringContaining(
        `There is no release in ${join(site, "dist")}. Make one with npm run build.`,
      ),
    });
  });
});
