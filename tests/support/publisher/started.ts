import type { RunningCommand } from "../run-command";
import type { StandInSite } from "./stand-in-site";

const running: RunningCommand[] = [];

afterEach(async () => {
  for (const { child, ended } of running.splice(0)) {
    child.kill();
    await ended;
  }
});

/** The same command, which its test's end ends. */
export function started(command: RunningCommand): RunningCommand {
  running.push(command);
  return command;
}

/** A start that has served, and was stopped. */
export async function servedOnce(site: StandInSite): Promise<void> {
  const start = started(site.run("start"));
  await start.says("Ctrl-C ends it.");
  start.child.kill("SIGINT");
  await start.ended;
}
