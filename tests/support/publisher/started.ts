import type { RunningCommand } from "../run-command";

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
