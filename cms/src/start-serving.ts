import type { IncomingMessage } from "node:http";
import { getPayload, type Payload } from "payload";
import config from "../payload.config";
import { messageOf } from "../../shared/errors";
import { limitRequests } from "./doors/limit-requests";
import { mostBytes } from "./doors/most-bytes";
import { noteVisitorAddresses } from "./doors/visitor-address";
import { draftContent, liveContent } from "./live/live";
import { lockDataFolder } from "./live/lock-data-folder";
import { parseEnvironment } from "./environment";
import { forgetToldAfterRestore } from "./publish/forget-told";
import { send } from "./publish/send";
import { type NotifierOptions, SiteNotifier } from "./publish/site-notifier";
import { loadState, saveState } from "./publish/state";
import { writeHotelFile } from "./publish/write-hotel";
import { processState } from "./live/process-state";

/** Milliseconds to wait on shutdown for connections that browsers keep open. */
const PATIENCE = 3_000;

/** Starts background work, independent of requests: scheduled publishing, and notifying site and preview. */
export async function startServing(): Promise<void> {
  const environment = parseEnvironment(process.env);
  const { webhook, dataDir, hotelFile, mediaDir, previewUrl, trustedProxies } = environment;
  processState().unlockFolder = await lockDataFolder(dataDir);
  noteVisitorAddresses(trustedProxies);
  const opening = getPayload({ config, cron: true });
  limitRequests((request) => mostBytes(request, async () => isSignedIn(await opening, request)));
  endInTime();
  const payload = await opening;
  await forgetToldAfterRestore(payload, environment);
  const live = liveContent(payload);
  const report: NotifierOptions["report"] = (message, isWaiting) =>
    isWaiting ? payload.logger.info(`${message} It is told again by itself.`) : payload.logger.error(message);

  const site = new SiteNotifier({
    current: () => live.current(),
    load: () => loadState(payload, "site"),
    save: (state) => saveState(payload, "site", state),
    send: (calls) => send(webhook, calls),
    writeHotel: async (content) => {
      if (hotelFile === undefined) return false;
      await writeHotelFile(hotelFile, content, mediaDir);
      return true;
    },
    report,
  });
  const notifiers = [site];
  if (previewUrl !== undefined) {
    const url = `${previewUrl}/hooks/content`;
    const preview = new SiteNotifier({
      current: () => draftContent(payload).current(),
      load: () => loadState(payload, "preview"),
      save: (state) => saveState(payload, "preview", state),
      send: (calls) => send({ url, secret: webhook.secret }, calls),
      writeHotel: async () => false,
      report,
      // Shorter, because an editor is watching the preview.
      waits: { quiet: 20 },
    });
    notifiers.push(preview);
  }
  processState().notifiers = notifiers;
  for (const notifier of notifiers) notifier.wake();
  // Preload thousands of drafts, which takes seconds, before the first editor needs usages or translations.
  draftContent(payload)
    .documents()
    .catch((error: unknown) => report(`The drafts can not be read: ${messageOf(error)}`, false));
}

async function isSignedIn(payload: Payload, { headers }: IncomingMessage): Promise<boolean> {
  const all = Object.entries(headers).flatMap(([name, value]) =>
    [value ?? []].flat().map((each): [string, string] => [name, each]),
  );
  return (await payload.auth({ headers: new Headers(all) })).user !== null;
}

/**
 * Next waits for every connection: exit without waiting, as saves are finished by then and pending notifications are
 * sent after the next start.
 */
function endInTime(): void {
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, () => setTimeout(() => process.exit(0), PATIENCE).unref());
  }
}
