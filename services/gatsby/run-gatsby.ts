import { type ChildProcess, spawn } from "node:child_process";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { lockFolder } from "../lock-folder";

const END_WITH_PARENT = join(__dirname, "end-with-parent.cjs");
const PATIENCE_MS = 5_000;
const KEPT_LINES = 400;

export interface GatsbyOptions {
  /** Folder of the site; default: the working directory. */
  directory?: string;
  /** Variables on top of our own environment. */
  environment?: Record<string, string>;
  args?: readonly string[];
  /** Ends Gatsby and all its workers when it aborts. */
  signal?: AbortSignal;
  /** Gets each line of Gatsby's output. */
  onLine: (line: string) => void;
}

/** Gatsby failed; the message holds its first error, `log` the last lines of its output. */
export class GatsbyError extends Error {
  readonly log: readonly string[];

  constructor(command: string, code: number | null, log: readonly string[]) {
    super(`gatsby ${command} failed (exit code ${code ?? "none"}).\n${firstError(log).join("\n")}`);
    this.name = "GatsbyError";
    this.log = log;
  }
}

/**
 * Runs Gatsby in a process group of its own until it ends. Throws a GatsbyError where it fails, the signal's reason
 * where it is stopped, and an error where another Gatsby runs in the folder: two would spoil each other's cache.
 */
export async function runGatsby(command: "build" | "develop", options: GatsbyOptions): Promise<void> {
  const directory = resolve(options.directory ?? ".");
  const unlock = await lockFolder(
    directory,
    `Gatsby runs in ${directory} already (npm start, npm run build, npm run develop or npm test). Wait for its end, or end it.`,
  );
  try {
    await runAlone(command, { ...options, directory });
  } finally {
    await unlock();
  }
}

async function runAlone(
  command: "build" | "develop",
  { directory, environment = {}, args = [], signal, onLine }: GatsbyOptions & { directory: string },
): Promise<void> {
  signal?.throwIfAborted();
  // As Node finds packages: in the folder or in one above it.
  const cli = createRequire(join(directory, "package.json")).resolve("gatsby/cli.js");
  const child = spawn(process.execPath, ["--require", END_WITH_PARENT, cli, command, ...args], {
    cwd: directory,
    detached: true,
    env: { ...process.env, ...settingsOf(directory), ...environment },
    stdio: ["pipe", "pipe", "pipe"],
  });
  const log: string[] = [];
  for (const output of [child.stdout, child.stderr]) {
    createInterface({ input: output }).on("line", (line) => {
      log.push(line);
      if (log.length > KEPT_LINES) log.shift();
      onLine(line);
    });
  }
  const stop = () => endGroup(child);
  signal?.addEventListener("abort", stop, { once: true });
  try {
    const code = await ended(child);
    signal?.throwIfAborted();
    if (code !== 0) throw new GatsbyError(command, code, log);
  } finally {
    signal?.removeEventListener("abort", stop);
  }
}

function settingsOf(directory: string): Record<string, string> {
  return {
    GATSBY_TELEMETRY_DISABLED: "1",
    GATSBY_LOGGER: "yurnalist",
    // Our few Gatsby files are compiled faster in Parcel's own process than its workers start.
    PARCEL_WORKERS: "0",
    // From Node 22 on: spares each of Gatsby's processes most of its own compiling.
    NODE_COMPILE_CACHE: join(directory, ".cache/node-compile"),
  };
}

function ended(child: ChildProcess): Promise<number | null> {
  return new Promise((resolveCode, reject) => {
    child.once("error", reject);
    child.once("close", resolveCode);
  });
}

/** Asks the group to end, and ends it where it has not after 5 s. */
function endGroup(child: ChildProcess): void {
  const { pid } = child;
  if (pid === undefined) return;
  signalGroup(pid, "SIGTERM");
  const timer = setTimeout(() => signalGroup(pid, "SIGKILL"), PATIENCE_MS);
  child.once("close", () => clearTimeout(timer));
}

function signalGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal);
  } catch {
    // The group has ended already.
  }
}

function firstError(log: readonly string[]): string[] {
  const start = log.findIndex((line) => /^\s*error\b/i.test(line));
  return log.slice(start === -1 ? -15 : start).slice(0, 15);
}
