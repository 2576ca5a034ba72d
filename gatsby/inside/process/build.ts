import type { Channel } from "./channel";
import { closeWatchers, collectWatchers } from "./file-watchers";
import { closeFirstRun, forgetClosedCompilers } from "./closed-compilers";
import { compileConfig } from "./compiled-config";
import { keepSyntax } from "./kept-syntax";
import { type BuildArguments, buildCommandFile, modules } from "./modules";
import { createRebuild } from "./rebuild";
import { useOneProcess } from "./one-process";
import { createRest } from "./rest";
import { forgetTypeOwners, watchState } from "./saved-state";
import { leaveOutChunkMapping } from "./scripts-slice";

const MEGABYTE = 2 ** 20;

/**
 * Runs Gatsby's build; then, if there is a channel to a publisher, handles one change after another in the same
 * process.
 */
export async function build(program: BuildArguments, channel: Channel | undefined): Promise<void> {
  const { directory } = program;
  delete require.cache[buildCommandFile()];
  compileConfig(directory);
  forgetClosedCompilers();
  keepSyntax();
  leaveOutChunkMapping();
  closeFirstRun();
  forgetTypeOwners();
  watchState(directory);
  const workers = useOneProcess();
  if (!channel) return modules.buildCommand(program);

  collectWatchers();
  await modules.buildCommand(program);
  await closeWatchers();
  const rebuild = createRebuild({ program, workers });
  const memory = () => Math.round(process.memoryUsage().rss / MEGABYTE);
  const rest = createRest();
  rest.begin();
  channel.tell({ type: "built", memory: memory() });
  await channel.serve(async ({ calls }) => {
    rest.end();
    try {
      return { ...(await rebuild(calls)), memory: memory() };
    } catch (error) {
      return {
        type: "failed",
        reason: error instanceof Error ? (error.stack ?? error.message) : String(error),
      };
    } finally {
      rest.begin();
    }
  });
}
