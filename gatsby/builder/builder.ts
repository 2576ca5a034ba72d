import { resolve } from "node:path";
import pLimit from "p-limit";
import type { CallNotice } from "../../shared/call-notices";
import { messageOf } from "../../shared/errors";
import { siteFingerprint } from "./fingerprint";
import { type GatsbyChild, GatsbyError, startGatsby } from "./gatsby-child";
import { type Order, parseReport, type Report } from "./messages";
import { distrustState } from "../inside/process/saved-state";
import { lockForGatsby } from "./run-gatsby";

/** Number of changes after which the process is replaced. */
const MOST_CHANGES = 200;
/** A live process reports every second. */
const LONGEST_SILENCE_MS = 60_000;

interface BuilderOptions {
  /** Folder of the site; default: the working directory. */
  directory?: string;
  /** Megabytes that the process may use after a build. */
  maxMemory: number;
  /** Default: 200. */
  mostChanges?: number;
  /** Milliseconds without a report after which the process is considered dead. */
  longestSilence?: number;
  /** Milliseconds without a build after which the process ends to free its memory; default: never. */
  idleTime?: number;
}

interface BuildRequest {
  /** Variables added to our own environment. */
  environment: Record<string, string>;
  /** The content API calls whose responses changed; undefined: any may have. */
  calls?: readonly string[];
  signal?: AbortSignal;
  /** Receives each line of Gatsby's output. */
  onLine: (line: string) => void;
  /** Receives its calls of the content API. */
  onCall?: (notice: CallNotice) => void;
}

/** Builds a site repeatedly in one Gatsby process. */
export interface Builder {
  /** Updates public/ to the current content. Throws as `runGatsby` does. */
  build(request: BuildRequest): Promise<void>;
  /** Id of the process, if one is running. */
  pid(): number | undefined;
  /** Ends the process and makes the next one build from scratch, because the output did not go live. */
  distrust(): Promise<void>;
  /** Ends the process and its build. */
  stop(): Promise<void>;
}

interface Life {
  gatsby: GatsbyChild;
  /** Fingerprint of everything the process was started from except the content. */
  from: string;
  changes: number;
  memory: number;
  /** The current or last build. */
  request: Pick<BuildRequest, "onLine" | "onCall">;
  unlock: () => Promise<void>;
}

/**
 * A builder whose process starts with the first build and handles later changes incrementally. If that may not
 * work, the process is ended and replaced by a full build in a new one.
 */
export function createBuilder({
  directory: folder = ".",
  maxMemory,
  mostChanges = MOST_CHANGES,
  longestSilence = LONGEST_SILENCE_MS,
  idleTime,
}: BuilderOptions): Builder {
  const directory = resolve(folder);
  let life: Life | undefined;
  const mutex = pLimit(1);

  let idle: NodeJS.Timeout | undefined;

  async function build(request: BuildRequest): Promise<void> {
    clearTimeout(idle);
    try {
      await buildNow(request);
    } finally {
      if (idleTime !== undefined) idle = setTimeout(() => void mutex(end), idleTime).unref();
    }
  }

  async function buildNow(request: BuildRequest): Promise<void> {
    const { environment, calls, signal, onLine } = request;
    signal?.throwIfAborted();
    const from = `${await siteFingerprint(directory, { ...process.env, ...environment })} ${JSON.stringify(environment)}`;
    if (life) {
      const doubt = doubtAbout(life, from) ?? (await rebuild(life, calls, request));
      if (doubt === undefined) return;
      onLine(`info The builder starts again: ${doubt}`);
      await end();
    }
    await begin(from, request);
  }

  function doubtAbout({ gatsby, changes, memory, ...now }: Life, from: string): string | undefined {
    if (gatsby.process.exitCode !== null || gatsby.process.signalCode !== null)
      return "its process has ended.";
    if (now.from !== from) return "code, settings, hotel file or messages changed.";
    if (changes >= mostChanges) return `it has taken ${changes} changes.`;
    if (memory > maxMemory) return `it takes ${memory} MB of memory.`;
    return undefined;
  }

  /** Lets the process handle a change; returns the reason if it can't. */
  async function rebuild(
    living: Life,
    calls: Order["calls"] | readonly string[],
    request: BuildRequest,
  ): Promise<string | undefined> {
    const { signal } = request;
    living.request = request;
    living.changes += 1;
    const report = nextReport(living, signal);
    living.gatsby.process.send({ type: "rebuild", calls });
    try {
      const { type, reason, memory = 0 } = await report;
      living.memory = memory;
      return type === "built" ? undefined : (reason ?? type);
    } catch (error) {
      if (signal?.aborted) {
        await end();
        throw error;
      }
      return messageOf(error);
    }
  }

  async function begin(from: string, request: BuildRequest): Promise<void> {
    const { environment, signal } = request;
    const unlock = await lockForGatsby(directory);
    try {
      const gatsby = await startGatsby(
        "build",
        {
          directory,
          environment,
          onLine: (line) => life?.request.onLine(line),
          onCall: (notice) => life?.request.onCall?.(notice),
        },
        { stay: "stays" },
      );
      life = { gatsby, from, changes: 0, memory: 0, request, unlock };
    } catch (error) {
      await unlock();
      throw error;
    }
    try {
      life.memory = (await nextReport(life, signal)).memory ?? 0;
    } catch (error) {
      await end();
      throw error;
    }
  }

  /**
   * The next report of the process, ignoring heartbeats and calls; rejects if it ends, stops reporting, or the
   * signal aborts.
   */
  function nextReport({ gatsby }: Life, signal: AbortSignal | undefined): Promise<Report> {
    return new Promise((found, reject) => {
      const silence = setTimeout(
        () => settle(() => reject(new Error("it does not answer."))),
        longestSilence,
      );
      const onMessage = (message: unknown) => {
        silence.refresh();
        try {
          const report = parseReport(message);
          if (report.type !== "alive" && report.type !== "call") settle(() => found(report));
        } catch (error) {
          settle(() => reject(error));
        }
      };
      const onEnd = (code: number | null) => settle(() => reject(new GatsbyError("build", code, gatsby.log)));
      const onAbort = () => settle(() => reject(signal?.reason));
      function settle(how: () => void): void {
        clearTimeout(silence);
        gatsby.process.off("message", onMessage);
        signal?.removeEventListener("abort", onAbort);
        how();
      }
      gatsby.process.on("message", onMessage);
      gatsby.ended.then(onEnd, (error) => settle(() => reject(error)));
      signal?.addEventListener("abort", onAbort, { once: true });
      if (signal?.aborted) onAbort();
    });
  }

  async function end(): Promise<void> {
    const ending = life;
    life = undefined;
    await ending?.gatsby.end();
    await ending?.unlock();
  }

  return {
    build: (request) => mutex(() => build(request)),
    pid: () => life?.gatsby.process.pid,
    distrust: () =>
      mutex(async () => {
        await end();
        distrustState(directory);
      }),
    stop: () => mutex(end),
  };
}
