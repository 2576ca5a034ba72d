import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { build, stop } from "esbuild";
import pLimit from "p-limit";
import type { CallNotice } from "../../shared/call-notices";
import { firstError, GATSBY_CLI, gatsbySettings } from "../inside/gatsby-process";
import { discardUnsavedNodes } from "../inside/process/saved-state";
import { callIn, type Stay } from "./messages";
import { discardStaleCache } from "./stale-cache";

const END_WITH_PARENT = join(__dirname, "end-with-parent.cjs");
const LOAD_DEVELOP = join(__dirname, "load-develop.cjs");
const ENTRIES = {
  build: join(__dirname, "../inside/process/entry.ts"),
  develop: join(__dirname, "../inside/process/develop-entry.ts"),
};
/**
 * For builds: earlier garbage collection and a smaller young generation save 400 MB and cost a few seconds. Worker
 * threads, which the development server may start, reject V8 flags.
 */
const LESS_MEMORY = ["--max-semi-space-size=8", "--heap-growing-percent=50", "--expose-gc"];
const PATIENCE_MS = 5_000;
const KEPT_LINES = 400;

export type GatsbyCommand = "build" | "develop";

export interface GatsbyOptions {
  /** Folder of the site; default: the working directory. */
  directory?: string;
  /** Variables added to our own environment. */
  environment?: Record<string, string>;
  args?: readonly string[];
  /** Ends Gatsby and all its workers on abort. */
  signal?: AbortSignal;
  /** Receives each line of Gatsby's output. */
  onLine: (line: string) => void;
  /** Receives a build's calls of the content API. */
  onCall?: (notice: CallNotice) => void;
}

/** Gatsby failed; the message is its first error, `log` the last lines of its output. */
export class GatsbyError extends Error {
  readonly log: readonly string[];

  constructor(command: string, code: number | null, log: readonly string[]) {
    super(`gatsby ${command} failed (exit code ${code ?? "none"}).\n${firstError(log).join("\n")}`);
    this.name = "GatsbyError";
    this.log = log;
  }
}

/** A running Gatsby in its own process group. */
export interface GatsbyChild {
  process: ChildProcess;
  /** The last lines of its output. */
  log: string[];
  /** Resolves with its exit code; rejects if it could not be started. */
  ended: Promise<number | null>;
  /** Sends SIGTERM to the group, and SIGKILL if it is still running after 5 s; resolves when it has ended. */
  end(): Promise<void>;
}

/**
 * Starts Gatsby in a folder that no other instance uses. A build reports its calls, and may stay to take orders
 * (`messages.ts`).
 */
export async function startGatsby(
  command: GatsbyCommand,
  { directory, environment = {}, args = [], onLine, onCall }: GatsbyOptions & { directory: string },
  { stay = "ends" }: { stay?: Stay } = {},
): Promise<GatsbyChild> {
  discardStaleCache(directory);
  const variables = {
    ...process.env,
    GATSBY_TELEMETRY_DISABLED: "1",
    // Gatsby would inherit the caller's value, for example that of a test runner.
    NODE_ENV: command === "build" ? "production" : "development",
    // Each of Sharp's threads would keep its own glibc arena: a seventh of the memory.
    MALLOC_ARENA_MAX: "2",
    // glibc would keep large freed blocks: a tenth of the memory.
    MALLOC_TRIM_THRESHOLD_: "131072",
    MALLOC_MMAP_THRESHOLD_: "131072",
    // esbuild would keep a child process for each thread that called it.
    ESBUILD_WORKER_THREADS: "0",
    ...gatsbySettings(directory),
    ...environment,
  };
  const child = spawn(
    process.execPath,
    [
      ...(command === "build" ? LESS_MEMORY : []),
      "--require",
      END_WITH_PARENT,
      ...(await programOf(command, { directory, stay })),
      ...args,
    ],
    {
      cwd: directory,
      detached: true,
      env: variables,
      stdio: command === "build" ? ["pipe", "pipe", "pipe", "ipc"] : ["pipe", "pipe", "pipe"],
    },
  );
  const log: string[] = [];
  for (const output of [child.stdout, child.stderr]) {
    if (!output) continue;
    createInterface({ input: output }).on("line", (line) => {
      log.push(line);
      if (log.length > KEPT_LINES) log.shift();
      onLine(line);
    });
  }
  child.on("message", (message) => {
    const call = callIn(message);
    if (call) onCall?.(call);
  });
  const ended = new Promise<number | null>((resolveCode, reject) => {
    child.once("error", reject);
    child.once("close", (code) => {
      // Its last messages may still be in transit.
      if (child.connected) child.once("disconnect", () => resolveCode(code));
      else resolveCode(code);
    });
  });
  // Callers awaiting "ended" get the rejection; otherwise exits are expected.
  ended.catch(() => undefined);
  return {
    process: child,
    log,
    ended,
    end: async () => {
      endGroup(child);
      await ended.catch(() => undefined);
    },
  };
}

/**
 * Runs Gatsby's own command line, for builds through `inside/`, bundled, so that Gatsby's process need not
 * compile our code.
 */
async function programOf(
  command: GatsbyCommand,
  { directory, stay }: { directory: string; stay: Stay },
): Promise<string[]> {
  // It may delete the folder that the entry is compiled into.
  if (command === "build") discardUnsavedNodes(directory);
  const entry = await compileEntry(command, directory);
  if (command === "build") return [entry, stay];
  // Resolved as Node does: in the folder or an ancestor.
  const cli = createRequire(join(directory, "package.json")).resolve(GATSBY_CLI);
  return ["--require", LOAD_DEVELOP, cli, command];
}

/**
 * Sequential: a run must not stop another one's compiler, and none may stay in memory next to a waiting
 * service.
 */
const compiling = pLimit(1);

/** Returns the bundle's file. */
function compileEntry(command: GatsbyCommand, directory: string): Promise<string> {
  return compiling(async () => {
    const outfile = join(directory, `.cache/${command}-process.cjs`);
    mkdirSync(join(directory, ".cache"), { recursive: true });
    try {
      await build({
        entryPoints: [ENTRIES[command]],
        outfile,
        bundle: true,
        platform: "node",
        packages: "external",
      });
    } finally {
      await stop();
    }
    return outfile;
  });
}

function endGroup(child: ChildProcess): void {
  const { pid } = child;
  if (pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  signalGroup(pid, "SIGTERM");
  const timer = setTimeout(() => signalGroup(pid, "SIGKILL"), PATIENCE_MS);
  child.once("close", () => clearTimeout(timer));
}

function signalGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal);
  } catch {
    // The group has already ended.
  }
}
