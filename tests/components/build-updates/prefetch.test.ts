import { type Connection, createPrefetch } from "../../../plugins/gatsby-plugin-build-updates/src/prefetch";

function prefetching(connection?: Connection) {
  const started: string[] = [];
  const pending: { resolve: () => void; reject: (reason: Error) => void }[] = [];
  const prefetch = createPrefetch({
    connection: () => connection,
    load: (path) => {
      started.push(path);
      return new Promise<void>((resolve, reject) => pending.push({ resolve, reject }));
    },
  });
  const settle = async (how: "resolve" | "reject") => {
    const [load] = pending.splice(0, 1);
    load?.[how](new Error("gone"));
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { prefetch, started, settle };
}

test("at most five pages are fetched at once; each that ends or fails makes room for one", async () => {
  const { prefetch, started, settle } = prefetching();
  for (const path of ["/a", "/b", "/c", "/d", "/e", "/f", "/g"]) prefetch(path);
  expect(started).toEqual(["/a", "/b", "/c", "/d", "/e"]);
  await settle("resolve");
  expect(started).toEqual(["/a", "/b", "/c", "/d", "/e", "/f"]);
  await settle("reject");
  expect(started).toEqual(["/a", "/b", "/c", "/d", "/e", "/f", "/g"]);
});

test.each([
  ["Save-Data", { saveData: true, effectiveType: "4g" }, 0],
  ["2g", { effectiveType: "2g" }, 0],
  ["slow-2g", { effectiveType: "slow-2g" }, 0],
  ["3g", { effectiveType: "3g" }, 1],
  ["a browser that does not tell", undefined, 1],
])("on %s the number of pages fetched ahead is right", (_, connection, count) => {
  const { prefetch, started } = prefetching(connection);
  prefetch("/a");
  expect(started).toHaveLength(count);
});
