import type { Channel } from "./channel";
import { closeWatchers, collectWatchers } from "./file-watchers";
import { compileConfig } from "./compiled-config";
import { keepBundles } from "./kept-bundles";
import { keepQueries } from "./kept-queries";
import { type BuildArguments, buildCommandFile, modules } from "./modules";
import { createRebuild } from "./rebuild";
import { forgetTypeOwners, hasState, watchState } from "./saved-state";
import { keepWorkers, queryInOneProcess } from "./one-process";

const MEGABYTE = 2 ** 20;

interface BuildOptions {
  /** Names the code and the settings that all but the pages is made of. */
  fingerprint: string;
  /** Where there is one, the process stays and takes changes. */
  channel: Channel | undefined;
}

/** Gatsby's build; then, for a publisher, one change after the other in the same process. */
export async function build(program: BuildArguments, { fingerprint, channel }: BuildOptions): Promise<void> {
  const { directory } = program;
  delete require.cache[buildCommandFile()];
  compileConfig(directory);
  const noteQueries = keepQueries(directory, fingerprint);
  const noteBundles = keepBundles(directory, fingerprint);
  forgetTypeOwners();
  watchState(directory, () => {
    noteQueries();
    noteBundles();
  });
  if (hasState(directory)) queryInOneProcess();
  if (!channel) return modules.buildCommand(program);

  collectWatchers();
  const workers = keepWorkers();
  await modules.buildCommand(program);
  await closeWatchers();
  const rebuild = createRebuild({ program, workers: workers() });
  const memory = () => Math.round(process.memoryUsage().rss / MEGABYTE);
  channel.tell({ type: "built", memory: memory() });
  await channel.serve(async ({ calls }) => {
    try {
      return { ...(await rebuild(calls)), memory: memory() };
    } catch (error) {
      return {
        type: "failed",
        reason: error instanceof Error ? (error.stack ?? error.message) : String(error),
      };
    }
  });
}
