import type { Payload } from "payload";
import { parseEnvironment } from "../../src/environment";
import { liveContent } from "../../src/live/live";
import { processState } from "../../src/live/process-state";
import { send } from "../../src/publish/send";
import { SiteNotifier } from "../../src/publish/site-notifier";
import { loadState, saveState } from "../../src/publish/state";

/** Notifies the site like the server does, but with short delays. */
export function startNotifier(payload: Payload): SiteNotifier {
  const notifier = new SiteNotifier({
    current: () => liveContent(payload).current(),
    load: () => loadState(payload, "site"),
    save: (state) => saveState(payload, "site", state),
    send: (calls) => send(parseEnvironment(process.env).webhook, calls),
    writeHotel: async () => false,
    report: () => {},
    waits: { quiet: 20, first: 50, longest: 200 },
  });
  processState().notifiers = [notifier];
  notifier.wake();
  return notifier;
}
