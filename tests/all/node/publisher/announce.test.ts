import { HOMES, startFakePublisher } from "../../../support/publisher-fixture";

test("search engines are notified of a release's changes; if that fails, the release is live and the log says so", async () => {
  const told: (readonly string[])[] = [];
  const site = await startFakePublisher(
    { pages: HOMES },
    {},
    {
      announce: async (paths) => {
        told.push(paths);
        return told.length > 1 ? "Search engines were not told." : undefined;
      },
    },
  );
  await site.publish();
  await site.write({ pages: { ...HOMES, "/": "New" } });
  const { state, id } = await site.publish();
  await site.publisher.idle();
  expect(state).toBe("published");
  expect(told).toEqual([[], ["/"]]);
  expect(await site.publisher.readLog(id)).toContain("Search engines were not told.");
});
