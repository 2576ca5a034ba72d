import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { Limit } from "p-limit";
import type { CallNotice } from "../../shared/call-notices";
import { messageOf } from "../../shared/errors";
import { type DiskUse, explainFullDisk } from "../../toolkit/full-disk";
import { addBrotli } from "../release/add-brotli";
import { writeKnownFiles } from "../release/known-files";
import { makeRelease, type ReleaseOptions } from "../release/make-release";
import { commitHistory, stageHistory } from "../release/release-history";
import { type RedirectRow, warnOfRow } from "../release/redirect-rows";
import { currentRelease, removeRetired, retireReleases, stageRelease, switchCurrent } from "../release/store";
import type { QueueOptions } from "./build-queue";
import type { Job, Outcome } from "./job";
import type { ChangedCalls } from "../../shared/changed-calls";
import type { Announce } from "./index-now";
import { checkRelease } from "./check-release";

export interface BuildOptions {
  signal: AbortSignal;
  /** What changed since it was last published. */
  calls: ChangedCalls;
  onLine: (line: string) => void;
  onCall?: (notice: CallNotice) => void;
}

/** A site that can be built, and what its releases are made from. */
export interface SiteBuild extends Pick<ReleaseOptions, "publicDir" | "source" | "site"> {
  /** Builds into `publicDir`. */
  build(options: BuildOptions): Promise<void>;
  /** Reads the redirects from the previous website; default: none. */
  readRedirects?(signal: AbortSignal): Promise<RedirectRow[]>;
  /** Called if a publish failed or was aborted: the next build must not reuse its output. */
  distrust?(): Promise<void>;
  /** Called when what was built is live. */
  published?(): Promise<void>;
  /** Other folders a build writes to, and those that are recreated if missing, for explaining a full disk. */
  diskUse?: DiskUse;
}

/** The content report, which follows a release. */
export interface ReleaseReport {
  /**
   * Milliseconds during which nothing else runs after a release goes live, so that it is served quickly;
   * default: none.
   */
  calm?: number;
  /** A failure does not affect what is live. */
  write(signal: AbortSignal): Promise<void>;
}

export interface PublishHereOptions {
  /** Folder of the releases. */
  root: string;
  built: SiteBuild;
  report: ReleaseReport;
  /** Maximum percentage of pages that may be missing from a new release. */
  maxDrop: number;
  /** Number of releases to keep. */
  keep: number;
  /** Sends the live release to where visitors get it; unset: it is served from here. */
  send?: (signal: AbortSignal) => Promise<void>;
  /** Notifies the server of the release that it is live; unset: no need to. */
  after?: (signal: AbortSignal) => Promise<void>;
  /** Tells search engines of changed paths; unset: they find out by themselves. */
  announce?: Announce | undefined;
  /** Prevents others from switching or retiring releases while this makes one and goes live with it. */
  mutex: Limit;
}

/**
 * Publishes on this machine. Whatever fails, the live release stays intact until the single rename that
 * switches.
 */
export function publishHere(
  options: PublishHereOptions,
): Required<Pick<QueueOptions, "publish" | "afterwards">> {
  const { root, built, report, maxDrop, keep, send, after, announce, mutex } = options;
  const { publicDir, source, site, diskUse: { written, removable } = { written: [], removable: [] } } = built;
  const historyDir = join(root, "memory");
  let announced: Promise<string | undefined> = Promise.resolve(undefined);

  async function publish(job: Job): Promise<Outcome> {
    try {
      job.step("build");
      await built.build({ signal: job.signal, calls: job.calls, onLine: job.line, onCall: job.call });
      return await mutex(async () => goLive(job, await stage(job)));
    } catch (error) {
      // The build output may be ahead of the live release in ways the next build can't detect.
      await built
        .distrust?.()
        .catch((reason: unknown) => job.line(`What was built stays: ${messageOf(reason)}`));
      throw await explainFullDisk(error, { written: [root, publicDir, ...written], removable });
    }
  }

  async function stage(job: Job) {
    job.signal.throwIfAborted();
    job.step("release");
    const previousDir = await currentRelease(root);
    const staged = await stageRelease(root, async (outDir) => {
      const made = await makeRelease({
        publicDir,
        outDir,
        previousDir,
        historyDir,
        source,
        site,
        redirectRows: await built.readRedirects?.(job.signal),
        now: Date.now(),
        brotliLater: true,
      });
      for (const row of made.refusedRedirects) warnOfRow({ warn: job.line }, row);
      job.step("check");
      await checkRelease({ folder: outDir, release: made, previousDir, maxDrop });
      await stageHistory(historyDir, made);
      return made;
    });
    job.signal.throwIfAborted();
    return { ...staged, previousDir };
  }

  async function goLive(job: Job, release: Awaited<ReturnType<typeof stage>>): Promise<Outcome> {
    job.step("switch");
    await switchCurrent(root, release.id);
    await commitHistory(historyDir, release);
    await writeKnownFiles(historyDir, release.known);
    if (send) {
      job.step("send");
      await send(job.signal);
    }
    if (after) {
      job.step("send");
      await after(job.signal);
    }
    // Not waited for: the release is live, whatever search engines answer.
    if (announce) announced = announce(release.fetchAgain);
    await built.published?.();
    await retireReleases(root, keep);
    return {
      state: release.folder === release.previousDir ? "unchanged" : "published",
      release: release.id,
      pages: release.pages.length,
      changes: release.changes,
    };
  }

  return {
    publish,
    async afterwards({ signal, line }) {
      const untold = await announced;
      if (untold !== undefined) line(untold);
      if (report.calm) await setTimeout(report.calm, undefined, { signal });
      await removeRetired(root);
      await report.write(signal).catch((error: unknown) => {
        if (!signal.aborted) line(`The content report could not be made: ${messageOf(error)}`);
      });
      const live = (site.releaseCompression ?? "all") === "all" ? await currentRelease(root) : undefined;
      if (live !== undefined) await addBrotli(live, signal);
    },
  };
}
