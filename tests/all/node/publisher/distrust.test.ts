import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import pLimit from "p-limit";
import { publishHere } from "../../../../services/publisher/publish-here";
import type { Step } from "../../../../services/publisher/records";
import { type FakeContent, fakeOptions, HOMES, startFakePublisher } from "../../../support/publisher-fixture";
import { temporaryFolder } from "../../../support/temporary-folder";

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

/** Publishes with a hook for each step; returns the outcome and how often the build was distrusted. */
async function publishWith(atStep: (step: Step, controller: AbortController) => void) {
  const folder = await temporaryFolder();
  await writeFile(join(folder, "content.json"), JSON.stringify({ pages: HOMES }));
  const controller = new AbortController();
  const distrust = jest.fn(async () => undefined);
  const { root, built, report } = fakeOptions(folder);
  const { publish } = publishHere({
    root,
    built: { ...built, distrust },
    report,
    maxDrop: 20,
    keep: 5,
    mutex: pLimit(1),
  });
  const published = publish({
    id: "1",
    signal: controller.signal,
    calls: undefined,
    step: (step) => atStep(step, controller),
    line: () => undefined,
    call: () => undefined,
  });
  const [outcome] = await Promise.allSettled([published]);
  return { outcome: outcome.status, distrusted: distrust.mock.calls.length };
}

const fail = () => {
  throw new Error("No.");
};
const end = (controller: AbortController) => controller.abort();

test.each<[string, Step, (controller: AbortController) => void]>([
  ["fails in the step build", "build", fail],
  ["fails in the step release", "release", fail],
  ["fails in the step check", "check", fail],
  ["fails in the step switch", "switch", fail],
  ["is ended in the step build", "build", end],
  ["is ended in the step release", "release", end],
  ["is ended in the step check", "check", end],
])("a publish that %s distrusts its build once", async (_, where, happen) => {
  const publish = publishWith((step, controller) => {
    if (step === where) happen(controller);
  });
  expect(await publish).toEqual({ outcome: "rejected", distrusted: 1 });
});

test("a publish that goes live does not distrust its build", async () => {
  expect(await publishWith(() => {})).toEqual({ outcome: "fulfilled", distrusted: 0 });
});
