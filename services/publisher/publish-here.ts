import { join } from "node:path";
import { makeRelease, type ReleaseOptions } from "../release/make-release";
import { currentRelease, pruneReleases, stageRelease, switchCurrent } from "../release/store";
import type { Job, Outcome } from "./build-queue";
import { checkRelease } from "./check-release";

export interface PublishHereOptions extends Pick<ReleaseOptions, "publicDir" | "source" | "site"> {
  /** Folder of the releases. */
  root: string;
  /** Percent of the pages that may be missing from a new release. */
  maxDrop: number;
  /** Releases that are kept. */
  keep: number;
  /** Builds the site into `publicDir`. */
  build: (options: { signal: AbortSignal; onLine: (line: string) => void }) => Promise<void>;
  /** Called when the release is live. */
  published: () => Promise<void>;
  /** Writes the content report; it may fail without harm to what is live. */
  report: () => Promise<void>;
}

/** A publish on this machine. Whatever fails, the live release stays as it is until the one rename that switches. */
export function publishHere(options: PublishHereOptions): (job: Job) => Promise<Outcome> {
  const { root, publicDir, source, site, maxDrop, keep, build, published, report } = options;
  return async (job) => {
    job.step("build");
    await build({ signal: job.signal, onLine: job.line });
    job.signal.throwIfAborted();

    job.step("release");
    const previousDir = await currentRelease(root);
    const memoryDir = join(root, "memory");
    const release = await stageRelease(root, async (outDir) => {
      const made = await makeRelease({
        publicDir,
        outDir,
        previousDir,
        memoryDir,
        source,
        site,
        now: Date.now(),
      });
      job.step("check");
      await checkRelease({ folder: outDir, release: made, previousDir, maxDrop });
      return made;
    });
    job.signal.throwIfAborted();

    job.step("switch");
    await switchCurrent(root, release.id);
    await published();
    await pruneReleases(root, keep);

    job.step("report");
    await report().catch((error: unknown) => {
      job.line(`The content report could not be made: ${error instanceof Error ? error.message : error}`);
    });
    return {
      state: release.folder === previousDir ? "unchanged" : "published",
      release: release.id,
      pages: release.pages.length,
      changes: release.changes,
    };
  };
}
