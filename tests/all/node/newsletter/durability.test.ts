import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { end, isAcknowledged, startProcess, storedIn } from "../../../support/newsletter/newsletter-process";
import { holdWriteLock } from "../../../support/newsletter/write-lock";
import { MAY_MOUNT, mountSmallDisk } from "../../../support/small-disk";
import { temporaryFolder } from "../../../support/temporary-folder";
import { untilTrue } from "../../../support/until-true";

const KILLS = 10;

test("ten kills while another program keeps signups waiting lose no acknowledged address", async () => {
  const dataDir = await temporaryFolder();
  const acknowledged = new Set<string>();
  for (let kill = 0; kill < KILLS; kill += 1) {
    const { process, url } = await startProcess(dataDir);
    const signUps = async (count: number, name: string) => {
      const emails = Array.from({ length: count }, (_, number) => `${name}-${kill}-${number}@example.com`);
      for (const email of emails) {
        void isAcknowledged(url, email).then((isIt) => isIt && acknowledged.add(email));
      }
    };
    const before = acknowledged.size;
    await signUps(10, "free");
    await untilTrue(() => acknowledged.size > before);
    const lock = await holdWriteLock(`file:${dataDir}/newsletter.db`);
    await signUps(10, "waiting");
    const locked = acknowledged.size;
    await lock.release();
    await untilTrue(() => acknowledged.size > locked);
    await end(process, "SIGKILL");
  }
  const stored = await storedIn(dataDir);
  expect(acknowledged.size).toBeGreaterThanOrEqual(2 * KILLS);
  expect(stored.filter((email) => acknowledged.has(email)).sort()).toEqual([...acknowledged].sort());
});

const mountTest = MAY_MOUNT ? test : test.skip;

mountTest("a full disk refuses signups and loses none; with room again they are taken", async () => {
  const dataDir = await temporaryFolder();
  const unmount = await mountSmallDisk(dataDir, "2m");
  const { process, url, log } = await startProcess(dataDir);
  const acknowledged: string[] = [];
  const signUp = async (email: string) => {
    const isTaken = await isAcknowledged(url, email);
    if (isTaken) acknowledged.push(email);
    return isTaken;
  };
  try {
    expect(await signUp("before@example.com")).toBe(true);
    const filler = join(dataDir, "filler");
    await writeFile(filler, Buffer.alloc(4_000_000)).catch(() => undefined);
    const refused = `${"a".repeat(200)}@example.com`;
    await untilTrue(async () => !(await signUp(`${acknowledged.length}-${refused}`)));
    expect((await fetch(`${url}/health`)).status).toBe(503);
    await untilTrue(() => log().includes(`The disk of ${dataDir} is full, 0 MB of 2 MB are free (`));
    await rm(filler);
    await untilTrue(async () => (await fetch(`${url}/health`)).status === 200);
    expect(await signUp("after@example.com")).toBe(true);
    expect(await storedIn(dataDir)).toEqual(expect.arrayContaining(acknowledged));
  } finally {
    await end(process, "SIGTERM");
    unmount();
  }
});
