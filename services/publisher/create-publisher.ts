import { join } from "node:path";
import { lockFolder } from "../lock-folder";
import { discardUnfinished } from "../release/store";
import { type BuildQueue, createBuildQueue } from "./build-queue";
import { forwardTo } from "./forward";
import { publishHere, type PublishHereOptions } from "./publish-here";
import { createRecords } from "./records";
import { rollback } from "./rollback";
import { type PublisherSettings, requireProtection } from "./settings";
import { type PublisherStatus, readStatus } from "./status";

export interface PublisherOptions extends Omit<PublishHereOptions, "maxDrop" | "keep"> {
  settings: PublisherSettings;
  /** Address that the hooks are served on. */
  host: string;
  log: (message: string) => void;
}

export interface Publisher extends Pick<BuildQueue, "request" | "readLog" | "idle" | "stop"> {
  /**
   * Takes up the records of the last process; what it had begun is built again. Requests wait until then.
   * Throws where another process publishes into the same folder.
   */
  start(): Promise<void>;
  status(): Promise<PublisherStatus>;
  /** Makes the release before the live one, or the one with the id, the live one; answers its id. */
  rollback(id?: string): Promise<string>;
}

/** Puts the publisher together. Throws where its host would be open to everybody. */
export function createPublisher({ settings, host, log, ...options }: PublisherOptions): Publisher {
  requireProtection(settings, host);
  const { root } = options;
  let unlock: (() => Promise<void>) | undefined;
  const { destination, gather, timeLimit, maxDrop, keep } = settings;
  const queue = createBuildQueue({
    records: createRecords(join(root, "publisher")),
    gather,
    timeLimit,
    publish:
      destination.name === "here" ? publishHere({ ...options, maxDrop, keep }) : forwardTo(destination),
    log,
  });
  return {
    async start() {
      unlock = await lockFolder(
        root,
        `Another publisher (npm start or npm run publisher) publishes into ${root}. End it, or give this one another RELEASES_DIR.`,
      );
      await discardUnfinished(root);
      await queue.start();
    },
    request: queue.request,
    readLog: queue.readLog,
    idle: queue.idle,
    async stop() {
      await queue.stop();
      await unlock?.();
    },
    status: () => readStatus(root, queue),
    rollback: (id) => rollback(root, id),
  };
}
