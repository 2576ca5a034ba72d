import { existsSync } from "node:fs";
import { readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createPublisher } from "../../../../services/publisher/create-publisher";
import { listFiles } from "../../../../toolkit/files";
import { currentRelease } from "../../../../services/release/store";
import { HOMES, startFakePublisher } from "../../../support/publisher-fixture";
import { HAS_RCLONE, serveStorage, type Storage } from "../../../support/hosts/rclone-server";
import { temporaryFolder } from "../../../support/temporary-folder";

if (!HAS_RCLONE)
  process.stdout.write("rclone is not installed, so the tests of PUBLISH_TO=rclone are skipped.\n");

let storage: Storage;
let store: string;
let site: Awaited<ReturnType<typeof startFakePublisher>>;

async function start(protocol: "webdav" | "sftp"): Promise<void> {
  const folder = await temporaryFolder();
  store = join(folder, "site");
  storage = await serveStorage(protocol, folder);
  Object.assign(process.env, storage.environment);
  site = await startFakePublisher(
    { pages: { ...HOMES, "/a": "A" }, script: "first()" },
    { destination: { name: "rclone", remote: "store:site" } },
  );
}

afterEach(async () => {
  await site.close();
  await storage.stop();
  for (const name of Object.keys(storage.environment)) Reflect.deleteProperty(process.env, name);
});

/** Public files of a folder, without compressed copies and the configuration of other hosts. */
async function filesOf(folder: string): Promise<Record<string, string>> {
  const names = (await listFiles(folder)).filter(
    (name) => !/^(?:_|hosts\/|routes\.json|vercel\.json|\.[a-z]+ignore)|\.(?:br|gz)$/.test(name),
  );
  return Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name), "utf8")] as const)),
  );
}

async function expectSent(): Promise<void> {
  expect(await filesOf(store)).toEqual(await filesOf((await currentRelease(site.root)) ?? ""));
}

/** As the next process does at its start. */
async function publishInNextProcess(): Promise<void> {
  const next = createPublisher(site.options);
  await next.start();
  await next.idle();
  await next.stop();
}

const writtenAt = async (name: string) => (await stat(join(store, name))).mtimeMs;

(HAS_RCLONE ? describe : describe.skip)("a storage that rclone knows", () => {
  test.each(["webdav", "sftp"] as const)(
    "gets each complete release by %s, but only the files that changed",
    async (protocol) => {
      await start(protocol);
      expect((await site.publish()).state).toBe("published");
      await expectSent();
      const made = await listFiles((await currentRelease(site.root)) ?? "");
      expect(made.filter((name) => /\.(?:br|gz)$/.test(name))).toEqual([]);

      const before = await writtenAt("tr.html");
      await site.write({ pages: { ...HOMES, "/": "Edit", "/b": "B" }, script: "second()" });
      const build = await site.publish();
      expect(build.state).toBe("published");
      await expectSent();
      expect(existsSync(join(store, "a.html"))).toBe(false);
      expect((await listFiles(store)).filter((name) => /^app-.*js$/.test(name))).toHaveLength(2);
      expect(await writtenAt("tr.html")).not.toBe(before);

      const same = await writtenAt("tr.html");
      await site.write({ pages: { ...HOMES, "/": "Once more", "/b": "B" }, script: "second()" });
      await site.publish();
      await expectSent();
      expect(await writtenAt("tr.html")).toBe(same);

      await site.publisher.rollback();
      expect((await filesOf(store))["index.html"]).toContain("<h1>Edit</h1>");
    },
    120_000,
  );

  test("keeps its release while it is unreachable, and gets the new one as soon as possible", async () => {
    await start("webdav");
    await site.publish();
    const live = await filesOf(store);
    await storage.stop();
    await site.write({ pages: { ...HOMES, "/": "Edit" } });
    const failed = await site.publish();
    expect(failed.failure).toMatchObject({
      step: "send",
      message: expect.stringContaining("rclone copy failed"),
    });
    expect(await filesOf(store)).toEqual(live);

    await storage.start();
    await site.publisher.stop();
    await publishInNextProcess();
    await expectSent();
  });

  test("is put in order by the next process after a half-finished transfer", async () => {
    await start("webdav");
    await site.publish();
    // As if the process had ended while it was replacing pages.
    const [sent, names] = [join(site.root, "publisher/sent.json"), ["index.html", "builds/latest.json"]];
    const known = JSON.parse(await readFile(sent, "utf8"));
    delete known.release;
    for (const name of names) delete known.files[name];
    await site.publisher.stop();
    await writeFile(sent, JSON.stringify(known));
    await writeFile(join(store, "index.html"), "half");
    await publishInNextProcess();
    await expectSent();
  });
});
