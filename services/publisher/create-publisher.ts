import { join } from "node:path";
import pLimit from "p-limit";
import { requireWritable } from "../../toolkit/writable-folder";
import { discardUnfinished } from "../release/store";
import { runAfterRelease } from "./after-release";
import type { PublishAlarm } from "./alarm";
import { type BuildQueue, createBuildQueue, type QueueOptions } from "./build-queue";
import { forwardTo } from "./forward";
import { lockReleases } from "./lock-releases";
import { publishHere, type PublishHereOptions } from "./publish-here";
import { createRecords } from "./records";
import { rollback } from "./rollback";
import { isSent, type SendOptions, sendRelease } from "./send-release";
import type { PublisherSettings } from "./settings";
import { type PublisherStatus, readStatus } from "./status";

export interface PublisherOptions extends Pick<PublishHereOptions, "root" | "built" | "report" | "announce"> {
  settings: PublisherSettings;
  /** Called after each build. */
  alarm?: PublishAlarm;
  ready?: QueueOptions["ready"];
  log: (message: string) => void;
}

export interface Publisher extends Pick<BuildQueue, "request" | "readLog" | "built" | "idle" | "stop"> {
  /**
   * Loads the records of the last process and rebuilds what it left unfinished. Requests wait until then.
   * Throws if the folder is not writable, or if another process publishes to it.
   */
  start(): Promise<void>;
  status(): Promise<PublisherStatus>;
  /**
   * Makes the previous release, or the one with this id, live; returns its id. Waits for a release that is
   * about to go live, but not for a whole build.
   */
  rollback(id?: string): Promise<string>;
}

export function createPublisher(options: PublisherOptions): Publisher {
  const { root, built, report, announce, settings, alarm, ready, log } = options;
  let unlock: (() => Promise<void>) | undefined;
  const { destination, gather, timeLimit, maxDrop, keep } = settings;
  const storage = destination.name === "rclone" ? { root, remote: destination.remote } : undefined;
  const send = storage && ((extra: Partial<SendOptions>) => sendRelease({ ...storage, ...extra }));
  const { after: command } = settings;
  const after =
    command === undefined ? undefined : (signal?: AbortSignal) => runAfterRelease(command, signal);
  const mutex = pLimit(1);
  const queue = createBuildQueue({
    records: createRecords(join(root, "publisher")),
    gather,
    timeLimit,
    ready,
    ended: alarm?.note,
    log,
    ...(destination.name === "here" || destination.name === "rclone"
      ? publishHere({
          root,
          // No compressed copies for a storage, which creates its own.
          built: storage ? { ...built, site: { ...built.site, releaseCompression: "none" } } : built,
          report,
          mutex,
          maxDrop,
          keep,
          send: send && ((signal) => send({ signal })),
          after,
          announce,
        })
      : { publish: forwardTo(destination) }),
  });
  let starting: Promise<void> | undefined;

  async function start(): Promise<void> {
    await requireWritable(root);
    unlock = await lockReleases(root);
    await discardUnfinished(root);
    await queue.start();
    if (storage && !(await isSent(storage))) await queue.request("unsent", { wait: 0 });
  }

  return {
    start: () => (starting = start()),
    request: queue.request,
    readLog: queue.readLog,
    built: queue.built,
    idle: queue.idle,
    async stop() {
      // Nothing that is still starting could be closed yet.
      await starting?.catch(() => undefined);
      await queue.stop();
      await alarm?.idle();
      await unlock?.();
    },
    status: () => readStatus(root, queue),
    rollback: (id) =>
      mutex(async () => {
        const live = await rollback(root, id);
        await send?.({ keepAssets: true });
        await after?.();
        return live;
      }),
  };
}
