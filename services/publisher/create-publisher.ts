import { join } from "node:path";
import { lockFolder } from "../host/lock-folder";
import { requireWritable } from "../host/writable-folder";
import { discardUnfinished } from "../release/store";
import { type BuildQueue, createBuildQueue } from "./build-queue";
import { forwardTo } from "./forward";
import { publishHere, type PublishHereOptions } from "./publish-here";
import { createRecords } from "./records";
import { rollback } from "./rollback";
import { isSent, type SendOptions, sendRelease } from "./send-release";
import { type PublisherSettings, requireProtection } from "./settings";
import { type PublisherStatus, readStatus } from "./status";

export interface PublisherOptions extends Omit<PublishHereOptions, "maxDrop" | "keep" | "send"> {
  settings: PublisherSettings;
  /** Address that the hooks are served on. */
  host: string;
  log: (message: string) => void;
}

export interface Publisher extends Pick<BuildQueue, "request" | "readLog" | "idle" | "stop"> {
  /**
   * Takes up the records of the last process; what it had begun is built again. Requests wait until then.
   * Throws where nothing can be written to the folder, and where another process publishes into it.
   */
  start(): Promise<void>;
  status(): Promise<PublisherStatus>;
  /** Makes the release before the live one, or the one with the id, the live one; answers its id. */
  rollback(id?: string): Promise<string>;
}

/** Puts the publisher together. Throws where its host would be open to everybody. */
export function createPublisher({ settings, host, log, ...options }: PublisherOptions): Publisher {
  requireProtection(settings, { host, siteUrl: options.site.siteUrl });
  const { root } = options;
  let unlock: (() => Promise<void>) | undefined;
  const { destination, gather, timeLimit, maxDrop, keep } = settings;
  const storage = destination.name === "rclone" ? { root, remote: destination.remote } : undefined;
  const send = storage && oneAtATime((extra: Partial<SendOptions>) => sendRelease({ ...storage, ...extra }));
  const queue = createBuildQueue({
    records: createRecords(join(root, "publisher")),
    gather,
    timeLimit,
    log,
    ...(destination.name === "here" || destination.name === "rclone"
      ? publishHere({
          ...options,
          maxDrop,
          keep,
          send: send && ((signal) => send({ signal })),
        })
      : { publish: forwardTo(destination) }),
  });
  return {
    async start() {
      await requireWritable(root);
      unlock = await lockFolder(
        root,
        `Another publisher (npm start or npm run publisher) publishes into ${root}. End it, or give this one another RELEASES_DIR.`,
      );
      await discardUnfinished(root);
      await queue.start();
      if (storage && !(await isSent(storage))) await queue.request("unsent", { wait: 0 });
    },
    request: queue.request,
    readLog: queue.readLog,
    idle: queue.idle,
    async stop() {
      await queue.stop();
      await unlock?.();
    },
    status: () => readStatus(root, queue),
    async rollback(id) {
      const live = await rollback(root, id);
      await send?.({ keepAssets: true });
      return live;
    },
  };
}

/** A rollback may be asked for while a build is being sent. */
function oneAtATime<Argument>(
  run: (argument: Argument) => Promise<void>,
): (argument: Argument) => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return (argument) => {
    const next = last.then(() => run(argument));
    last = next.catch(() => undefined);
    return next;
  };
}
