import { messageOf } from "../../shared/errors";
import { readEnvFiles } from "./env-files";

const MINIMUM_NODE = [20, 19] as const;

const SIGNALS = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;

/**
 * Runs a command of the project: reads `.env`, and ends a failure with one message and exit code 1.
 * The signal aborts on Ctrl-C and on failure; what the command started ends with it. A command that rejects then was
 * stopped before its end: that is one line, and the exit code that shells give to the signal.
 */
export async function runMain(main: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const stopping = new AbortController();
  let stoppedCode = 0;
  for (const [signal, exitCode] of Object.entries(SIGNALS)) {
    const stop = () => {
      stoppedCode = exitCode;
      stopping.abort(new Error(`Stopped by ${signal}.`));
      // Not before every listener was told: an atomic write in flight ends a process that has none but its own.
      setImmediate(() => process.removeListener(signal, stop));
    };
    process.on(signal, stop);
  }
  try {
    requireNode(process.versions.node);
    readEnvFiles();
    await main(stopping.signal);
  } catch (error) {
    const reason: unknown = stopping.signal.aborted ? stopping.signal.reason : error;
    console.error(`\n${messageOf(reason)}`);
    process.exitCode = stoppedCode || 1;
    stopping.abort(error);
  }
}

/** Throws where this Node (`20.19.0`) is too old for the project. */
function requireNode(version: string): void {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const [neededMajor, neededMinor] = MINIMUM_NODE;
  if (major > neededMajor || (major === neededMajor && minor >= neededMinor)) return;
  throw new Error(
    `This project needs Node ${MINIMUM_NODE.join(".")} or newer; this is ${version}. Install it from https://nodejs.org.`,
  );
}
