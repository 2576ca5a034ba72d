import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { isAcknowledged, startProcess, storedIn } from "../../../support/newsletter/newsletter-process";
import { MAY_MOUNT, mountSmallDisk } from "../../../support/small-disk";
import { temporaryFolder } from "../../../support/temporary-folder";
import { untilTrue } from "../../../support/until-true";

const mountTest = MAY_MOUNT ? test : test.skip;

mountTest("a full disk refuses signups and loses none; with room again they are taken", async () => {
  const dataDir = await temporaryFolder();
  const unmount = await mountSmallDisk(dataDir, "2m");
  const { url, output, end } = await startProcess(dataDir);
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
    await untilTrue(() => output().includes(`The disk of ${dataDir} is full, 0 MB of 2 MB are free (`));
    await rm(filler);
    await untilTrue(async () => (await fetch(`${url}/health`)).status === 200);
    expect(await signUp("after@example.com")).toBe(true);
    expect(await storedIn(dataDir)).toEqual(expect.arrayContaining(acknowledged));
  } finally {
    await end();
    unmount();
  }
});
