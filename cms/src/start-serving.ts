import { getPayload } from "payload";
import config from "../payload.config";
import { draftContent, liveContent } from "./api/live";
import { parseEnvironment } from "./environment";
import { Publisher } from "./publish/publisher";
import { send } from "./publish/send";
import { loadState, saveState } from "./publish/state";
import { writeHotelFile } from "./publish/write-hotel";
import { shared } from "./shared";

/** What runs beside the answers, whether anybody is signed in or not: planned publishing, and telling site and preview. */
export async function startServing(): Promise<void> {
  const { webhook, hotelFile, mediaDir, previewUrl } = parseEnvironment(process.env);
  const payload = await getPayload({ config, cron: true });
  const live = liveContent(payload);
  const report = (message: string) => payload.logger.error(message);

  const site = new Publisher({
    snapshot: () => live.snapshot(),
    load: () => loadState(payload, "site"),
    save: (state) => saveState(payload, "site", state),
    send: (calls) => send(webhook, calls),
    writeHotel: async (snapshot) => {
      if (hotelFile !== undefined) await writeHotelFile(hotelFile, snapshot, mediaDir);
    },
    report,
  });
  const publishers = [site];
  if (previewUrl !== undefined) {
    const url = `${previewUrl}/hooks/content`;
    const preview = new Publisher({
      snapshot: () => draftContent(payload).snapshot(),
      load: () => loadState(payload, "preview"),
      save: (state) => saveState(payload, "preview", state),
      send: (calls) => send({ url, secret: webhook.secret }, calls),
      writeHotel: async () => {},
      report,
    });
    publishers.push(preview);
  }
  shared().publishers = publishers;
  for (const publisher of publishers) publisher.wake();
}
