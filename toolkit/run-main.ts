import { messageOf } from "../shared/errors";
import { readSettings } from "./read-settings";

/** The supported version; `engines` names it, too. */
const SUPPORTED_NODE = 22;
/** Lacks nothing that the project calls, but gets no updates any more. */
const OLDEST_NODE = [20, 19] as const;

const SIGNALS = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;

/** Files made for visitors are readable by others; secret files set their own mode. */
const UMASK = 0o022;

/** Milliseconds to finish after a stop signal; containers are killed after 10 s. */
const LAST_WORK = 8_000;

type Main = (signal: AbortSignal) => Promise<void>;

/**
 * Runs a command of the project: reads `.env`, and turns a failure into one message and exit code 1. The signal
 * aborts on Ctrl-C and on failure, and ends everything the command started. A command that rejects after that
 * was interrupted: it prints one line and exits with the shell's code for the signal.
 */
export async function runMain(main: Main): Promise<void> {
  const stopping = new AbortController();
  let stoppedCode = 0;
  for (const [signal, exitCode] of Object.entries(SIGNALS)) {
    // Stays registered: npm forwards a Ctrl-C that the terminal has already sent to this process.
    process.on(signal, () => {
      if (stopping.signal.aborted) return;
      stoppedCode = exitCode;
      stopping.abort(new Error(`Stopped by ${signal}.`));
      endLate(signal, exitCode);
    });
  }
  process.umask(UMASK);
  try {
    requireNode(process.versions.node);
    for (const note of readSettings(process.env)) console.error(note);
    await main(stopping.signal);
  } catch (error) {
    const reason: unknown = stopping.signal.aborted ? stopping.signal.reason : error;
    console.error(`\n${messageOf(reason)}`);
    process.exitCode = stoppedCode || 1;
    stopping.abort(error);
  }
}

/** Runs a service until a signal ends it, which is not a failure, even during startup. */
export function runService(main: Main): Promise<void> {
  return runMain((signal) =>
    main(signal).catch((error: unknown) => {
      if (!signal.aborted) throw error;
    }),
  );
}

/** Exits the process if something keeps it alive after it was told to stop. */
function endLate(signal: string, exitCode: number): void {
  const end = () => {
    console.error(`\nNot ended ${LAST_WORK / 1_000} s after ${signal}: what still ran is left unfinished.`);
    process.exit(exitCode);
  };
  setTimeout(end, LAST_WORK).unref();
}

/** Throws if this Node version (`20.18.0`) is too old for the project to run at all. */
function requireNode(version: string): void {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const [neededMajor, neededMinor] = OLDEST_NODE;
  if (major > neededMajor || (major === neededMajor && minor >= neededMinor)) return;
  throw new Error(
    `This project needs Node ${SUPPORTED_NODE} or newer; this is ${version}. Install it from https://nodejs.org.`,
  );
}
