import { existsSync } from "node:fs";

const MINIMUM_NODE = [20, 19] as const;

/**
 * Runs a command of the project: reads `.env`, and ends a failure with one message and exit code 1.
 * The signal aborts on Ctrl-C and on failure; what the command started ends with it.
 */
export async function runMain(main: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const stopping = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.once(signal, () => stopping.abort(new Error(`Stopped by ${signal}.`)));
  }
  try {
    requireNode(process.versions.node);
    readEnvFile();
    await main(stopping.signal);
  } catch (error) {
    if (stopping.signal.aborted) return;
    console.error(`\n${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
    stopping.abort(error);
  }
}

/** Throws where this Node (`20.19.0`) is too old for the project. */
export function requireNode(version: string): void {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const [neededMajor, neededMinor] = MINIMUM_NODE;
  if (major > neededMajor || (major === neededMajor && minor >= neededMinor)) return;
  throw new Error(
    `This project needs Node ${MINIMUM_NODE.join(".")} or newer; this is ${version}. Install it from https://nodejs.org.`,
  );
}

function readEnvFile(): void {
  if (!existsSync(".env")) return;
  process.loadEnvFile(".env");
}
