import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { createPublisher } from "../../../services/publisher/create-publisher";
import {
  type FakeContent,
  HOMES,
  liveFiles,
  liveTitle,
  startFakePublisher,
} from "../../support/publisher-fixture";
import { folderState } from "../../support/release/folder-state";
import { untilTrue } from "../../support/until-true";

let site: Awaited<ReturnType<typeof startFakePublisher>>;
afterEach(() => site.close());

test("a build goes live with its changes by language, and one without changes leaves the release as it was", async () => {
  site = await startFakePublisher({ pages: { ...HOMES, "/tr/galeri": "Galeri", "/gallery": "Gallery" } });
  const first = await site.publish();
  expect(first.state).toBe("published");
  expect(first.pages).toBe(6);
  expect(first.changes?.added.tr).toEqual(["/tr", "/tr/galeri"]);
  expect(Object.keys(await liveFiles(site.root))).toContain("/tr/galeri.html.br");

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

test("requests share the build that is waiting, before one begins or while one runs, and builds never overlap", async () => {
  let isAsked = false;
  let mayBegin = () => {};
  const other = new Promise<void>((resolve) => (mayBegin = resolve));
  const ready = () => {
    isAsked = true;
    return other;
  };
  site = await startFakePublisher({ pages: HOMES }, {}, { ready });
  const { publisher } = site;
  const first = await publisher.request("test");
  await untilTrue(() => isAsked);
  await site.write({ pages: { ...HOMES, "/": "Newest" }, delay: 300 });
  expect(await publisher.request("test")).toBe(first);
  mayBegin();
  await untilTrue(async () => (await publisher.status()).running?.id === first);
  const second = await publisher.request("test");
  expect(await publisher.request("test")).toBe(second);
  expect((await publisher.status()).waiting).toEqual({ id: second, calls: 2 });
  await publisher.idle();
  expect(await liveTitle(site.root)).toBe("Newest");
  const { builds } = await publisher.status();
  expect(builds).toMatchObject([
    { id: second, calls: 2, state: "unchanged" },
    { id: first, calls: 2, state: "published" },
  ]);
  const [later, earlier] = builds;
  expect(Date.parse(later?.started ?? "")).toBeGreaterThanOrEqual(
    Date.parse(earlier?.started ?? "") + (earlier?.duration ?? Infinity),
  );
});

test("follow-up work after a release of drafts waits for calm and delays no build", async () => {
  const write = jest.fn(async () => undefined);
  site = await startFakePublisher({ pages: HOMES }, {}, { report: { calm: 60_000, write } });
  for (const title of ["First", "Second"]) {
    await site.write({ pages: { ...HOMES, "/": title } });
    await site.publisher.request("test");
    await untilTrue(async () => (await liveTitle(site.root)) === title);
  }
  expect(write).not.toHaveBeenCalled();
});

test.each<[string, FakeContent, unknown]>([
  [
    "a content server that is down",
    {
      pages: HOMES,
      calls: [{ failed: "GET http://127.0.0.1:1/v1/menus?lang=tr (no answer): ECONNREFUSED" }],
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
])(
  "%s fails the build with a reason and leaves live release and history untouched, byte for byte",
  async (_, broken, failure) => {
    const pages = { ...HOMES, "/a": "A", "/b": "B", "/c": "C", "/d": "D" };
    site = await startFakePublisher({ pages, script: "first()" });
    await site.publish();
    const before = await liveFiles(site.root);
    const remembered = await folderState(join(site.root, "memory"));
    expect(Object.keys(remembered)).toEqual([
      expect.stringMatching(/^assets\/app-.*\.js$/),
      expect.stringMatching(/\.br$/),
      expect.stringMatching(/\.gz$/),
      "memory.json",
    ]);

    await site.write({ ...broken, script: "second()" });
    const failed = await site.publish();
    expect(failed.state).toBe("failed");
    expect(failed.failure).toEqual(failure);
    expect(failed.warnings).toEqual((broken.calls ?? []).map(({ failed }) => failed));
    expect(await liveFiles(site.root)).toEqual(before);
    expect(await folderState(join(site.root, "memory"))).toEqual(remembered);
    expect((await site.publisher.status()).releases).toHaveLength(1);
  },
);

test("a rejected release from another source leaves the history untouched, and one that goes live replaces it", async () => {
  site = await startFakePublisher({ pages: { ...HOMES, "/a": "A" }, script: "first()" });
  await site.publish();
  await site.publisher.stop();
  const memory = join(site.root, "memory");
  const remembered = await folderState(memory);

  const other = createPublisher({
    ...site.options,
    built: { ...site.options.built, source: "another hotel" },
  });
  const publish = async () => {
    await other.request("test");
    await other.idle();
    return (await other.status()).builds[0]?.state;
  };
  await other.start();
  await site.write({ pages: { ...HOMES, "/a": "B" }, links: ["/lost"], script: "second()" });
  expect(await publish()).toBe("failed");
  expect(await folderState(memory)).toEqual(remembered);

  await site.write({ pages: { ...HOMES, "/b": "B" }, script: "second()" });
  expect(await publish()).toBe("published");
  await other.stop();
  const files = Object.keys(await folderState(memory));
  expect(files).toHaveLength(4);
  expect(files).not.toEqual(Object.keys(remembered));
  expect(await readFile(join(memory, "memory.json"), "utf8")).not.toContain('"/a"');
});

test("a build that takes too long is stopped", async () => {
  site = await startFakePublisher({ pages: HOMES, delay: 60_000 }, { timeLimit: 200 });
  const build = await site.publish();
  expect(build.state).toBe("failed");
  expect(build.failure?.message).toContain("PUBLISH_TIME_LIMIT_MINUTES");
});

test("a second publisher of the same releases is rejected until the first one has stopped", async () => {
  site = await startFakePublisher({ pages: HOMES });
  const second = createPublisher(site.options);
  await expect(second.start()).rejects.toThrow(
    `Another publisher (npm start or npm run publisher) publishes into ${site.root}.`,
  );
  await site.publisher.stop();
  await second.start();
  await second.stop();
});

test("the last five releases are kept, and rolling back and forward needs no build", async () => {
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
  await site.publisher.rollback(releases[0]?.id);
  expect(await liveTitle(site.root)).toBe("7");
  expect(site.calls).toHaveLength(7);
  await expect(site.publisher.rollback("nope")).rejects.toThrow("There is no release nope. There are:");
});

test("a failed content report does no harm and is logged", async () => {
  const write = () => Promise.reject(new Error("The content server is gone."));
  site = await startFakePublisher({ pages: HOMES }, {}, { report: { write } });
  const build = await site.publish();
  expect(build.state).toBe("published");
  expect(await site.publisher.readLog(build.id)).toContain("could not be made: The content server is gone.");
  expect(await site.publisher.readLog("../builds")).toBeUndefined();
});

test("a build gets the changes since the last successful one, and reads everything if they are unknown", async () => {
  site = await startFakePublisher({ pages: HOMES });
  const { publisher } = site;
  const request = (calls?: string[]) => publisher.request("test", { calls });
  const build = async (...requests: (string[] | undefined)[]) => {
    for (const calls of requests) await request(calls);
    await publisher.idle();
  };
  await build(["/first"]);
  await build(["/a", "/b"], ["/b", "/c"]);
  await build(["/a"], undefined);
  await site.write({ pages: HOMES, fail: "No menus." });
  await build(["/lost"]);
  await site.write({ pages: HOMES });
  await build(["/d"]);
  await build(["/e"]);
  expect(site.calls).toEqual([undefined, ["/a", "/b", "/c"], undefined, ["/lost"], undefined, ["/e"]]);
});

test("follow-up work after a publish gives way to builds and is completed once none is left", async () => {
  const reports: ("begun" | "aborted" | "made")[] = [];
  let finish = () => {};
  const write = async (signal: AbortSignal) => {
    reports.push("begun");
    await new Promise<void>((resolve) => {
      finish = resolve;
      signal.addEventListener("abort", () => resolve(), { once: true });
    });
    reports.push(signal.aborted ? "aborted" : "made");
  };
  site = await startFakePublisher({ pages: HOMES }, {}, { report: { write } });
  const { publisher } = site;
  const live = async (count: number) => (await publisher.status()).builds.length === count;
  await publisher.request("test");
  await untilTrue(() => live(1));
  await untilTrue(() => reports.length === 1);
  await publisher.built();
  await publisher.request("test");
  await publisher.built();
  expect(await live(2)).toBe(true);
  await untilTrue(() => reports.length === 3);
  expect((await publisher.status()).builds.map(({ state }) => state)).toEqual(["unchanged", "published"]);
  finish();
  await publisher.idle();
  expect(reports).toEqual(["begun", "aborted", "begun", "made"]);
});
