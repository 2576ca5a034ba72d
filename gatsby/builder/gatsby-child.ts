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
import { discardMovedCache } from "./moved-cache";

const END_WITH_PARENT = join(__dirname, "end-with-parent.cjs");
const BUILD_ENTRY = join(__dirname, "../inside/process/entry.ts");
/**
 * For builds: garbage is collected sooner than Node would, among young objects, too: 400 MB less, for a few seconds.
 * The development server compiles in worker threads, which refuse flags of V8.
 */
const LESS_MEMORY = ["--max-semi-space-size=8", "--heap-growing-percent=50", "--expose-gc"];
const PATIENCE_MS = 5_000;
const KEPT_LINES = 400;

export type GatsbyCommand = "build" | "develop";

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
  /** Told by a build of its calls of the content API. */
  onCall?: (notice: CallNotice) => void;
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

/** A running Gatsby in a process group of its own. */
export interface GatsbyChild {
  process: ChildProcess;
  /** The last lines of its output. */
  log: string[];
  /** Resolves with its exit code; rejects where it could not be started. */
  ended: Promise<number | null>;
  /** Sends the group SIGTERM, and SIGKILL where it has not ended after 5 s; resolves when it has. */
  end(): Promise<void>;
}

/** Starts Gatsby in a folder that no other one uses. Its build tells of its calls, and may stay and take orders (`messages.ts`). */
export async function startGatsby(
  command: GatsbyCommand,
  { directory, environment = {}, args = [], onLine, onCall }: GatsbyOptions & { directory: string },
  { stay = "ends" }: { stay?: Stay } = {},
): Promise<GatsbyChild> {
  discardMovedCache(directory);
  const variables = {
    ...process.env,
    GATSBY_TELEMETRY_DISABLED: "1",
    // Gatsby would keep what the caller's is, such as that of a test runner.
    NODE_ENV: command === "build" ? "production" : "development",
    // Sharp's threads would each keep an arena of glibc's: a seventh of the memory.
    MALLOC_ARENA_MAX: "2",
    // glibc would keep what large pieces took once they are given back: a tenth of it.
    MALLOC_TRIM_THRESHOLD_: "131072",
    MALLOC_MMAP_THRESHOLD_: "131072",
    // esbuild would leave a process beside one that stays, for each thread that called it.
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
      // What it told last may still be on its way.
      if (child.connected) child.once("disconnect", () => resolveCode(code));
      else resolveCode(code);
    });
  });
  // Who waits for the end hears of it; a builder that nobody waits for just has ended.
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

/** Gatsby's command line as it is; a build by way of `inside/`, bundled, so that Gatsby's process compiles nothing else of ours. */
async function programOf(
  command: GatsbyCommand,
  { directory, stay }: { directory: string; stay: Stay },
): Promise<string[]> {
  // As Node finds packages: in the folder or in one above it.
  if (command !== "build")
    return [createRequire(join(directory, "package.json")).resolve(GATSBY_CLI), command];
  discardUnsavedNodes(directory);
  const outfile = join(directory, ".cache/build-process.cjs");
  mkdirSync(join(directory, ".cache"), { recursive: true });
  await compileBuild(outfile);
  return [outfile, stay];
}

/** One after the other, as none may end the compiler of another, and none may stay beside a service that waits. */
const compiling = pLimit(1);

function compileBuild(outfile: string): Promise<void> {
  return compiling(async () => {
    try {
      await build({
        entryPoints: [BUILD_ENTRY],
        outfile,
        bundle: true,
        platform: "node",
        packages: "external",
      });
    } finally {
      await stop();
    }
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
    // The group has ended already.
  }
}
