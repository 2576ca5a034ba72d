import { type FakeContent, HOMES, startFakePublisher } from "../../../support/publisher-fixture";
import { untilTrue } from "../../../support/until-true";

const BEFORE = { ...HOMES, "/a": "A" };
const AFTER = { ...HOMES, "/a": "B" };

/** Release of a publisher that has published nothing else. */
async function freshRelease(pages: FakeContent["pages"]): Promise<string | null> {
  const fresh = await startFakePublisher({ pages });
  return (await fresh.publish()).release;
}

test.each<[string, FakeContent, string]>([
  ["two pages of one file", { pages: { ...BEFORE, "/index": "Index" } }, "release"],
  ["a dead link", { pages: BEFORE, links: ["/lost"] }, "check"],
  ["a build that fails", { pages: {}, fail: "No menus." }, "build"],
])("after %s the next publish is complete and equal to a fresh one", async (_, broken, step) => {
  const site = await startFakePublisher({ pages: BEFORE });
  await site.publish();
  await site.write(broken);
  expect((await site.publish()).failure?.step).toBe(step);
  await site.write({ pages: AFTER });
  const next = await site.publish();
  expect(next.failure).toBeNull();
  expect(next.release).toBe(await freshRelease(AFTER));
});

test("a build that is ended is distrusted, and one that goes live is not", async () => {
  const distrust = jest.fn(async () => undefined);
  const site = await startFakePublisher({ pages: BEFORE }, {}, { built: { distrust } });
  await site.publish();
  expect(distrust).not.toHaveBeenCalled();
  await site.write({ pages: AFTER, delay: 60_000 });
  const build = await site.publisher.request("test");
  await untilTrue(async () => (await site.publisher.status()).running?.id === build);
  await site.publisher.stop();
  expect(distrust).toHaveBeenCalledTimes(1);
});
