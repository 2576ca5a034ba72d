import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { HOMES, liveTitle, startFakePublisher } from "../../../support/publisher-fixture";
import { temporaryFolder } from "../../../support/temporary-folder";

test("the operator's command runs when a release goes live, and after a rollback", async () => {
  const told = join(await temporaryFolder(), "told");
  const site = await startFakePublisher({ pages: HOMES }, { after: `echo reloaded >> ${told}` });
  const reloads = async () => (await readFile(told, "utf8")).trim().split("\n").length;
  await site.publish();
  await site.write({ pages: { ...HOMES, "/": "New" } });
  await site.publish();
  expect(await reloads()).toBe(2);
  await site.publisher.rollback();
  expect(await reloads()).toBe(3);
});

test("a failing command is reported with its output, but the release is live", async () => {
  const site = await startFakePublisher({ pages: HOMES }, { after: "echo nginx: bad directive >&2; exit 3" });
  const { state, failure } = await site.publish();
  expect(state).toBe("failed");
  expect(failure).toEqual({
    step: "send",
    message: expect.stringMatching(
      /^The release is live, but PUBLISH_AFTER failed \(.+: exit code 3\)\. nginx: bad directive$/,
    ),
  });
  expect(await liveTitle(site.root)).toBe("Home");
});
