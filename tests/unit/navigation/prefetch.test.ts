import { type Connection, createPrefetch } from "../../../plugins/gatsby-plugin-navigation/src/prefetch";

function prefetching(connection?: Connection) {
  const started: string[] = [];
  const pending: { resolve: () => void; reject: (reason: Error) => void }[] = [];
  const idle: (() => void)[] = [];
  const loadAs = (kind: string) => (page: string) => {
    started.push(kind + page);
    return new Promise<void>((resolve, reject) => pending.push({ resolve, reject }));
  };
  const prefetch = createPrefetch({
    connection: () => connection,
    load: loadAs(""),
    loadWhole: loadAs("whole "),
    whenIdle: (run) => idle.push(run),
  });
  const beIdle = () => idle.splice(0).forEach((run) => run());
  const settle = async (how: "resolve" | "reject") => {
    const [load] = pending.splice(0, 1);
    load?.[how](new Error("gone"));
    await new Promise((resolve) => setTimeout(resolve));
    beIdle();
  };
  return { prefetch, started, settle, beIdle };
}

test("at most five pages are fetched at once; each that finishes or fails makes room for another", async () => {
  const { prefetch, started, settle, beIdle } = prefetching();
  for (const page of ["/a", "/b", "/c", "/d", "/e", "/f", "/g"]) prefetch.inView(page);
  beIdle();
  expect(started).toEqual(["/a", "/b", "/c", "/d", "/e"]);
  await settle("resolve");
  expect(started).toEqual(["/a", "/b", "/c", "/d", "/e", "/f"]);
  await settle("reject");
  expect(started).toEqual(["/a", "/b", "/c", "/d", "/e", "/f", "/g"]);
});

test("a link in view is prefetched once the app is idle, and cancelled if it leaves the view", () => {
  const { prefetch, started, beIdle } = prefetching();
  const callOff = prefetch.inView("/a");
  prefetch.inView("/b");
  expect(started).toEqual([]);
  callOff();
  beIdle();
  expect(started).toEqual(["/b"]);
});

test("the page of a link about to be followed is fetched at once, in full, before those merely in view", async () => {
  const { prefetch, started, settle, beIdle } = prefetching();
  const callOff = prefetch.inView("/a");
  prefetch.inView("/b");
  prefetch.reached("/a");
  callOff();
  beIdle();
  expect(started).toEqual(["whole /a"]);
  await settle("resolve");
  expect(started).toEqual(["whole /a", "/b"]);
});

test("at most five pages of links about to be followed are fetched at once, too", async () => {
  const { prefetch, started, settle } = prefetching();
  for (const page of ["/a", "/b", "/c", "/d", "/e", "/f"]) prefetch.reached(page);
  expect(started).toHaveLength(5);
  await settle("resolve");
  expect(started.at(-1)).toBe("whole /f");
});

test.each([
  ["Save-Data", { saveData: true, effectiveType: "4g" }, 0],
  ["2g", { effectiveType: "2g" }, 0],
  ["slow-2g", { effectiveType: "slow-2g" }, 0],
  ["3g", { effectiveType: "3g" }, 2],
  ["a browser that does not tell", undefined, 2],
])("on %s the right number of pages is prefetched", async (_, connection, count) => {
  const { prefetch, started, settle, beIdle } = prefetching(connection);
  prefetch.reached("/a");
  prefetch.inView("/b");
  beIdle();
  await settle("resolve");
  expect(started).toHaveLength(count);
});
