import { object, string } from "yup";
import { parse } from "../../shared/parse";
import { FolderTakenError } from "../../toolkit/lock-folder";
import { readAddress } from "./address";
import { runAfterRelease } from "./after-release";
import { lockReleases } from "./lock-releases";
import { rollback } from "./rollback";
import { sendRelease } from "./send-release";
import type { PublisherSettings } from "./settings";
import { publisherToken } from "./token";

/** Sending to a storage may take long. */
const TIMEOUT = 10 * 60_000;

const answerSchema = object({ live: string(), message: string() });

/**
 * Goes back to the previous release, or to the one with this id: through the running publisher, which has its
 * own builds to coordinate, otherwise directly. Returns the id of the release that is then live.
 */
export async function rollbackByCommand(
  root: string,
  settings: PublisherSettings,
  id?: string,
): Promise<string> {
  let unlock: () => Promise<void>;
  try {
    unlock = await lockReleases(root);
  } catch (error) {
    const url = error instanceof FolderTakenError ? await readAddress(root) : undefined;
    if (url === undefined) throw error;
    return askPublisher(url, settings, id);
  }
  try {
    const live = await rollback(root, id);
    const { after, destination } = settings;
    if (destination.name === "rclone")
      await sendRelease({ root, remote: destination.remote, keepAssets: true });
    if (after !== undefined) await runAfterRelease(after);
    return live;
  } finally {
    await unlock();
  }
}

async function askPublisher(url: string, settings: PublisherSettings, release?: string): Promise<string> {
  const { value } = await publisherToken(settings);
  const response = await fetch(`${url}/hooks/rollback`, {
    method: "POST",
    headers: { Authorization: `Bearer ${value}`, "Content-Type": "application/json" },
    body: JSON.stringify({ release }),
    signal: AbortSignal.timeout(TIMEOUT),
  });
  const { live, message } = parse(answerSchema, await response.json());
  if (live === undefined) throw new Error(`The publisher on ${url} answered ${response.status}: ${message}`);
  return live;
}
