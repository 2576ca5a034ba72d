import { contentOf } from "../../content-folder/content";
import { readHotelFolder } from "../../content-folder/read-folder";
import { untilTrue } from "../../tests/support/until-true";
import { NotTold, type Problem } from "../src/publish/problem";
import { NOTHING_TOLD, SiteNotifier } from "../src/publish/site-notifier";
import { CONTENT } from "./support/cms";

/** Reports about a site with this problem, one per attempt: true while it is only waited for. */
async function reportsOf(reason: Problem["reason"], attempts: number): Promise<boolean[]> {
  const folder = await readHotelFolder(CONTENT);
  const content = contentOf(folder);
  let state = NOTHING_TOLD;
  const reports: boolean[] = [];
  const notifier = new SiteNotifier({
    current: async () => ({ folder, content }),
    load: async () => state,
    save: async (next) => {
      state = next;
    },
    send: () => Promise.reject(new NotTold({ reason, message: "away" })),
    writeHotel: async () => false,
    report: (_message, isWaiting) => reports.push(isWaiting),
    waits: { quiet: 0, first: 0, longest: 0 },
  });
  notifier.wake();
  await untilTrue(() => reports.length >= attempts);
  await notifier.stop();
  return reports.slice(0, attempts);
}

it("waits for a site that does not answer yet, and reports one that stays away", async () => {
  expect(await reportsOf("unreachable", 9)).toEqual([...Array.from({ length: 8 }, () => true), false]);
});

it("immediately reports a site that rejects what it is told", async () => {
  expect(await reportsOf("secret", 1)).toEqual([false]);
});
