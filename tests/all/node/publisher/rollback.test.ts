import { appendFile, mkdir, readlink, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { rollback } from "../../../../services/publisher/rollback";
import {
  currentRelease,
  retireReleases,
  stageRelease,
  switchCurrent,
} from "../../../../services/release/store";
import { HOMES, liveTitle, startFakePublisher } from "../../../support/publisher-fixture";
import { withPages, writePublicFolder } from "../../../support/release/public-folder";
import { standInSite } from "../../../support/publisher/stand-in-site";
import { temporaryFolder } from "../../../support/temporary-folder";
import { untilTrue } from "../../../support/until-true";

const ROUNDS = 300;

test("a rollback while releases are retired leaves a live site, whatever the order of steps", async () => {
  const root = await temporaryFolder();
  let gone = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const name of ["old", "older", "live"]) {
      const id = `${name}-${round}`;
      await stageRelease(root, async (folder) => {
        await mkdir(folder);
        await writeFile(join(folder, "index.html"), id);
        return { id };
      });
    }
    await switchCurrent(root, `live-${round}`);
    const back = Array.from({ length: round % 4 }, () => Promise.resolve()).reduce(
      (before) => before.then(() => undefined),
      Promise.resolve(),
    );
    await Promise.allSettled([back.then(() => rollback(root, `old-${round}`)), retireReleases(root, 1)]);
    if ((await currentRelease(root)) === undefined) gone += 1;
  }
  expect(gone).toBe(0);
});

test("a rollback waits for a release that is going live, but not for a build", async () => {
  let goOn = () => {};
  const mayGoOn = new Promise<void>((resolve) => (goOn = resolve));
  const site = await startFakePublisher({ pages: HOMES });
  const { release } = await site.publish();
  await site.write({ pages: { ...HOMES, "/": "New" } });
  await site.publish();

  await site.write({ pages: { ...HOMES, "/": "Newest" }, delay: 60_000 });
  const build = await site.publisher.request("test");
  await untilTrue(async () => (await site.publisher.status()).running?.id === build);
  expect(await site.publisher.rollback(release ?? "")).toBe(release);
  expect(await liveTitle(site.root)).toBe("Home");

  const slow = await startFakePublisher({ pages: HOMES }, {}, { built: { published: () => mayGoOn } });
  await slow.publisher.request("test");
  await untilTrue(async () => (await currentRelease(slow.root)) !== undefined);
  const asked = slow.publisher.rollback("nowhere").catch((error: Error) => error.message);
  const first = await Promise.race([asked, Promise.resolve("waits")]);
  expect(first).toBe("waits");
  goOn();
  expect(await asked).toContain("There is no release nowhere.");
});

test("the command rolls back through the running publisher, or directly if none is running", async () => {
  const site = await standInSite();
  const command = async (...words: string[]) => {
    const { ended, output } = site.run("publisher/main", {}, words);
    await ended;
    return /^Release (\S+) is live\.$/m.exec(output())?.[1];
  };
  const live = async () => basename(await readlink(join(site.folder, ".releases/current")));
  const start = site.run("start");
  await start.says("Ctrl-C ends it.");
  const first = await live();
  await writePublicFolder(join(site.folder, "prepared"), {
    pages: withPages({ "/": { text: "Edited home" } }),
  });
  await appendFile(join(site.folder, "content/menus.json"), "\n");
  await untilTrue(async () => (await live()) !== first);
  const second = await live();

  expect(await command("rollback")).toBe(first);
  expect(await live()).toBe(first);
  start.child.kill("SIGINT");
  await start.ended;
  expect(await command("rollback", second)).toBe(second);
  expect(await live()).toBe(second);
});
