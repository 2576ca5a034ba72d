import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createPublisher } from "../../../../services/publisher/create-publisher";
import { readRoutes } from "../../../../services/release/routes";
import { currentRelease, listReleases } from "../../../../services/release/store";
import {
  fakeOptions,
  HOMES,
  liveFiles,
  liveTitle,
  startFakePublisher,
} from "../../../support/publisher-fixture";
import { seededRandom } from "../../../support/seed";
import { MAY_MOUNT, mountSmallDisk } from "../../../support/small-disk";
import { temporaryFolder } from "../../../support/temporary-folder";
import { untilTrue } from "../../../support/until-true";

const KILLS = 25;
/** Milliseconds after which a publish of the small site is over. */
const LONGEST_PUBLISH = 700;
const PUBLISHER = join(__dirname, "./publisher-process.ts");

const random = seededRandom();

/**
 * Starts a publish in its own process and kills it after so many milliseconds. Resolves once the build that it started,
 * which isn't killed, has ended, too.
 */
async function publishAndKill(folder: string, after: number): Promise<void> {
  const child = spawn(process.execPath, ["--require", "tsx/cjs", PUBLISHER, folder], {
    stdio: "pipe",
    detached: true,
  });
  child.stderr.resume();
  await once(child.stdout, "data");
  const timer = setTimeout(() => child.kill("SIGKILL"), after);
  if (child.exitCode === null) await once(child, "exit");
  clearTimeout(timer);
  await untilTrue(() => !isGroupAlive(child.pid));
}

function isGroupAlive(id: number | undefined): boolean {
  if (id === undefined) return false;
  try {
    return process.kill(-id, 0);
  } catch {
    return false;
  }
}

test(`after SIGKILL at ${KILLS} moments of a publish a whole release is live each time, and the next start recovers`, async () => {
  const site = await startFakePublisher({ pages: { ...HOMES, "/": "Edit", "/a": "Edit" } });
  await site.publish();
  await site.publisher.stop();
  for (let kill = 0; kill < KILLS; kill += 1) {
    const before = await liveTitle(site.root);
    const title = `Edit ${kill}`;
    await site.write({ pages: { ...HOMES, "/": title, "/a": title } });
    await publishAndKill(site.folder, random() * LONGEST_PUBLISH);

    const live = await currentRelease(site.root);
    const { pages } = await readRoutes(live ?? "");
    expect(pages).toHaveLength(5);
    expect([before, title]).toContain(await liveTitle(site.root));
    expect(await liveTitle(site.root, "/a")).toBe(await liveTitle(site.root));

    const next = createPublisher(fakeOptions(site.folder));
    await next.start();
    await next.idle();
    await next.stop();
    expect((await next.status()).builds.map(({ failure }) => failure).filter(Boolean)).toEqual([]);
    expect(await liveTitle(site.root)).toBe(title);
    const left = await readdir(join(site.root, "releases"));
    expect(left.sort()).toEqual((await listReleases(site.root)).map(({ id }) => id).sort());
  }
});

const mountTest = MAY_MOUNT ? test : test.skip;

mountTest(
  "a full disk while releasing leaves the live release alone and says so; with room again it publishes",
  async () => {
    const pictures = await temporaryFolder();
    await writeFile(join(pictures, "beach.webp"), Buffer.alloc(3_000_000));
    const diskUse = { written: [], removable: [pictures, join(pictures, "none")] };
    const site = await startFakePublisher({ pages: HOMES }, {}, { built: { diskUse } });
    const unmount = await mountSmallDisk(site.root, "1m");
    try {
      await site.publish();
      const before = await liveFiles(site.root);
      await site.write({ pages: { ...HOMES, "/": "Big" }, padding: 2_000_000 });
      const failed = await site.publish();
      expect(failed.failure).toEqual({ step: "release", message: expect.stringContaining("ENOSPC") });
      expect(failed.failure?.message).toContain(`The disk of ${site.root} is full, `);
      expect(failed.failure?.message).toMatch(/ MB of 1 MB are free \(/);
      expect(failed.failure?.message).toMatch(/may be removed, and are made again:\n- \S+ \(2\.9 MB\)$/);
      expect(await liveFiles(site.root)).toEqual(before);
      expect(await readdir(join(site.root, "releases"))).toHaveLength(1);

      await site.write({ pages: { ...HOMES, "/": "Small" } });
      expect((await site.publish()).state).toBe("published");
      expect(await liveTitle(site.root)).toBe("Small");
    } finally {
      unmount();
      await site.close();
    }
  },
);
