import { cp, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { folderState } from "../../../support/release/folder-state";
import { freePort } from "../../../support/free-port";
import { type StandInSite, standInSite } from "../../../support/publisher/stand-in-site";
import { started } from "../../../support/publisher/started";
import { temporaryFolder } from "../../../support/temporary-folder";

interface Hotel {
  folder: string;
  port: number;
  origin: string;
}

/** Creates a hotel's folder with its own content and its own port. */
async function hotelFolder(name: string): Promise<Hotel> {
  const folder = await temporaryFolder();
  await cp("tests/fixtures/second-hotel", join(folder, "content"), { recursive: true });
  const file = join(folder, "content/hotel.json");
  await writeFile(file, JSON.stringify({ ...JSON.parse(await readFile(file, "utf8")), name }));
  const port = await freePort();
  return { folder, port, origin: `http://localhost:${port}` };
}

/** Runs a hotel from the checkout. */
function startOf(checkout: StandInSite, { folder, port }: Hotel, environment: Record<string, string>) {
  return started(checkout.run("start", { SITE_DIR: folder, PORT: String(port), ...environment }));
}

test("two hotels run from one checkout, each in its own folder, and write nothing into the checkout", async () => {
  const checkout = await standInSite();
  const before = await folderState(checkout.folder);
  const hotels = await Promise.all([hotelFolder("Pension Ada"), hotelFolder("Hotel Grace")]);
  const turns = await temporaryFolder();
  const starts = hotels.map((hotel) =>
    startOf(checkout, hotel, { BUILD_TURNS_DIR: turns, PICTURES_DIR: "" }),
  );
  await Promise.all(starts.map((start) => start.says("Ctrl-C ends it.")));

  for (const { folder, origin } of hotels) {
    expect(await (await fetch(`${origin}/tr/galeri`)).text()).toContain("Page /tr/galeri");
    for (const file of [".releases/current/index.html", ".data/newsletter.db", ".data/publisher-token"])
      expect((await stat(join(folder, file))).isFile()).toBe(true);
  }
  const names = hotels.map(async ({ folder }) =>
    (await readFile(join(folder, ".data/publisher-token"), "utf8")).trim(),
  );
  expect(new Set(await Promise.all(names)).size).toBe(2);
  expect(await folderState(checkout.folder)).toEqual(before);
});

test("hotels that share BUILD_TURNS_DIR build one at a time, even after one is killed", async () => {
  const checkout = await standInSite();
  const [first, second] = [await hotelFolder("Pension Ada"), await hotelFolder("Hotel Grace")];
  const turns = await temporaryFolder();
  const start = (hotel: Hotel) => startOf(checkout, hotel, { BUILD_TURNS_DIR: turns });
  await checkout.setBehaviour("hang");
  const hanging = start(first);
  await hanging.says("stand-in: gatsby build");
  const waiting = start(second);
  await waiting.says("Another site of this machine is being built: waiting.");
  expect(waiting.output()).not.toContain("stand-in: gatsby build");
  await checkout.setBehaviour("build");
  hanging.child.kill("SIGKILL");
  await waiting.says("Ctrl-C ends it.");
  expect((await fetch(second.origin)).status).toBe(200);
});
