import { exec } from "node:child_process";

/** Milliseconds; reloading a server's configuration takes less. */
const TIME_LIMIT = 60_000;

/** Runs the operator's own shell command when another release is live. Throws with its last output if it fails. */
export function runAfterRelease(command: string, signal?: AbortSignal): Promise<void> {
  return new Promise((done, reject) => {
    exec(command, { timeout: TIME_LIMIT, signal }, (error, stdout, stderr) => {
      if (error === null) return done();
      const reason = error.killed ? `did not end within ${TIME_LIMIT / 1_000} s` : `exit code ${error.code}`;
      reject(
        new Error(
          `The release is live, but PUBLISH_AFTER failed (${command}: ${reason}). ${`${stdout}${stderr}`.trim().slice(-1_000)}`,
        ),
      );
    });
  });
}
