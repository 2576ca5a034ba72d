import { createPublisher } from "../../../services/publisher/create-publisher";
import {
  type FakeContent,
  HOMES,
  liveFiles,
  liveTitle,
  startFakePublisher,
} from "../../support/publisher-fixture";
import { untilTrue } from "../../support/until-true";

let site: Awaited<ReturnType<typeof startFakePublisher>>;
afterEach(() => site.close());

test("a build goes live with its changes by language, and one that changes nothing changes nothing", async () => {
  site = await startFakePublisher({ pages: { ...HOMES, "/tr/galeri": "Galeri", "/gallery": "Gallery" } });
  const first = await site.publish();
  expect(first.state).toBe("published");
  expect(first.pages).toBe(6);
  expect(first.changes?.added.tr).toEqual(["/tr", "/tr/galeri"]);

  await site.write({ pages: { ...HOMES, "/tr": "Yeni", "/tr/galeri": "Galeri", "/contact": "Contact" } });
  const second = await site.publish();
  expect(second.changes).toEqual({
    added: { en: ["/contact"], tr: [], ru: [], de: [] },
    changed: { en: [], tr: ["/tr"], ru: [], de: [] },
    removed: { en: ["/gallery"], tr: [], ru: [], de: [] },
  });
  expect(await liveTitle(site.root, "/tr")).toBe("Yeni");

  const before = await liveFiles(site.root);
  expect((await site.publish()).state).toBe("unchanged");
  expect(await liveFiles(site.root)).toEqual(before);
});

test.each<[string, FakeContent, unknown]>([
  [
    "a content server that is down",
    {
      pages: HOMES,
      log: ["warn GET http://127.0.0.1:1/v1/menus?lang=tr failed: ECONNREFUSED"],
      fail: "No menus.",
    },
    { step: "build", message: "No menus." },
  ],
  [
    "half of the pages missing",
    { pages: HOMES },
    { step: "check", message: expect.stringContaining("It has 4 pages and the live one 8") },
  ],
  [
    "a language without its home",
    {
      pages: { "/": "Home", "/tr/a": "A", "/b": "B", "/c": "C", "/d": "D", "/e": "E", "/f": "F", "/g": "G" },
    },
    { step: "check", message: expect.stringContaining("The page /tr (tr.html) is missing.") },
  ],
  [
    "a dead link in a changed page",
    { pages: { ...HOMES, "/a": "A", "/b": "B", "/c": "C", "/d": "New" }, links: ["/tr?x=1#y", "/lost"] },
    { step: "check", message: expect.stringContaining("/d links to /lost, which does not exist.") },
  ],
])("%s leaves the live release alone, byte for byte, and says why", async (_, broken, failure) => {
  site = await startFakePublisher({ pages: { ...HOMES, "/a": "A", "/b": "B", "/c": "C", "/d": "D" } });
  await site.publish();
  const before = await liveFiles(site.root);

  await site.write(broken);
  const failed = await site.publish();
  expect(failed.state).toBe("failed");
  expect(failed.failure).toEqual(failure);
  expect(failed.warnings).toEqual(broken.log ?? []);
  expect(await liveFiles(site.root)).toEqual(before);
  expect((await site.publisher.status()).releases).toHaveLength(1);
});

test("a build that takes too long is ended", async () => {
  site = await startFakePublisher({ pages: HOMES, delay: 60_000 }, { timeLimit: 200 });
  const build = await site.publish();
  expect(build.state).toBe("failed");
  expect(build.failure?.message).toContain("PUBLISH_TIME_LIMIT_MINUTES");
});

test("a release that fails its checks does not come back by a rollback", async () => {
  site = await startFakePublisher({ pages: { ...HOMES, "/a": "A" } });
  await site.publish();
  await site.write({ pages: { ...HOMES, "/a": "B" }, links: ["/lost"] });
  await site.publish();
  await expect(site.publisher.rollback()).rejects.toThrow("There is no older release to go back to.");
});

test("a rollback and the way forward again take less than a second each", async () => {
  site = await startFakePublisher({ pages: HOMES });
  await site.publish();
  await site.write({ pages: { ...HOMES, "/": "New" } });
  const { release } = await site.publish();

  const start = performance.now();
  await site.publisher.rollback();
  expect(await liveTitle(site.root)).toBe("Home");
  await site.publisher.rollback(release ?? "");
  expect(await liveTitle(site.root)).toBe("New");
  expect(performance.now() - start).toBeLessThan(1_000);
  await expect(site.publisher.rollback("nope")).rejects.toThrow("There is no release nope. There are:");
});

test("a second publisher of the same releases is refused, and after a stop of the first it is not", async () => {
  site = await startFakePublisher({ pages: HOMES });
  const second = createPublisher(site.options);
  await expect(second.start()).rejects.toThrow(
    `Another publisher (npm start or npm run publisher) publishes into ${site.root}.`,
  );
  await site.publisher.stop();
  await second.start();
  await second.stop();
});

test("the last five releases are kept", async () => {
  site = await startFakePublisher({ pages: HOMES });
  for (const title of ["1", "2", "3", "4", "5", "6", "7"]) {
    await site.write({ pages: { ...HOMES, "/": title } });
    await site.publish();
  }
  const { releases } = await site.publisher.status();
  expect(releases).toHaveLength(5);
  expect(await liveTitle(site.root)).toBe("7");
  for (const expected of ["6", "5", "4", "3"]) {
    await site.publisher.rollback();
    expect(await liveTitle(site.root)).toBe(expected);
  }
});

test("500 calls in 5 seconds make at most two builds", async () => {
  site = await startFakePublisher({ pages: HOMES, delay: 100 }, { gather: 2_000 });
  const ids = new Set<string>();
  for (let call = 0; call < 500; call += 1) {
    ids.add(await site.publisher.request("test"));
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  await site.publisher.idle();
  const { builds } = await site.publisher.status();
  expect(builds.map(({ id }) => id).sort()).toEqual([...ids].sort());
  expect(builds.length).toBeLessThanOrEqual(2);
  expect(builds.reduce((sum, { calls }) => sum + calls, 0)).toBe(500);
});

test("calls during a build are answered by one that waits, and never two build at once", async () => {
  site = await startFakePublisher({ pages: HOMES, delay: 300 });
  const first = await site.publisher.request("test");
  const { publisher } = site;
  await untilTrue(async () => (await publisher.status()).running !== null);
  const second = await site.publisher.request("test");
  expect(await site.publisher.request("test")).toBe(second);
  const status = await site.publisher.status();
  expect(status.running?.id).toBe(first);
  expect(status.waiting).toEqual({ id: second, calls: 2 });
  await site.publisher.idle();
  const [later, earlier] = (await site.publisher.status()).builds;
  expect([earlier?.id, later?.id]).toEqual([first, second]);
  expect(Date.parse(later?.started ?? "")).toBeGreaterThanOrEqual(
    Date.parse(earlier?.started ?? "") + (earlier?.duration ?? Infinity),
  );
});

test("a content report that can't be made does no harm, and the log says so", async () => {
  const report = () => Promise.reject(new Error("The content server is gone."));
  site = await startFakePublisher({ pages: HOMES }, {}, { report });
  const build = await site.publish();
  expect(build.state).toBe("published");
  expect(await site.publisher.readLog(build.id)).toContain("could not be made: The content server is gone.");
  expect(await site.publisher.readLog("../builds")).toBeUndefined();
});
