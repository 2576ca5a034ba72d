import type { RunningCommand } from "../run-command";
import type { StandInSite } from "./stand-in-site";

const running: RunningCommand[] = [];

afterEach(async () => {
  for (const { child, ended } of running.splice(0)) {
    child.kill();
    await ended;
  }
});

/** Ends the command after its test. */
export function started(command: RunningCommand): RunningCommand {
  running.push(command);
  return command;
}

/** Runs `start` until it serves, then stops it. */
export async function servedOnce(site: StandInSite): Promise<void> {
  const start = started(site.run("start"));
  await start.says("Ctrl-C ends it.");
  start.child.kill("SIGINT");
  await start.ended;
}
