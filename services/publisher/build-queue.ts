import { randomUUID } from "node:crypto";
import { stripVTControlCharacters } from "node:util";
import pLimit from "p-limit";
import type { CallNotice } from "../../shared/call-notices";
import { messageOf } from "../../shared/errors";
import type { ChangedCalls } from "../../shared/changed-calls";
import { mergeCalls } from "./changed-calls";
import type { BuildRecord, Records, Step } from "./records";

/** A steady stream of requests is cut off after this many times the gathering time. */
const LONGEST_GATHERING = 5;
const KEPT_RECORDS = 20;
const KEPT_LINES = 2_000;
const KEPT_WARNINGS = 20;

/**
 * Passed to a publish, which reports its step, log lines and content API calls, and stops when the signal
 * aborts.
 */
export interface Job {
  id: string;
  signal: AbortSignal;
  /** What changed since this process last published successfully. */
  calls: ChangedCalls;
  step(step: Step): void;
  line(line: string): void;
  call(notice: CallNotice): void;
}

export type Outcome = Pick<BuildRecord, "release" | "pages" | "changes"> & {
  state: "published" | "unchanged" | "forwarded";
};

export interface QueueOptions {
  records: Records;
  /** Milliseconds without requests that end a burst. */
  gather: number;
  /** Milliseconds after which a build is aborted. */
  timeLimit: number;
  publish: (job: Job) => Promise<Outcome>;
  /**
   * Resolves when a build may start; it covers all requests until then. Rejects if the signal aborts. Default:
   * at once.
   */
  ready?: (signal: AbortSignal) => Promise<void>;
  /**
   * Work after a successful publish that must not delay builds: the next build aborts the signal, and what
   * remains is done after that build.
   */
  afterwards?: (job: Pick<Job, "signal" | "line">) => Promise<void>;
  /** Called after each build, successful or not. */
  ended?: (build: BuildRecord) => void;
  log: (message: string) => void;
}

export interface RequestOptions {
  /** Milliseconds without requests before it starts; default: the gathering time. */
  wait?: number;
  /** What changed; default: everything. */
  calls?: ChangedCalls;
}

export interface Running {
  step: Step | undefined;
  stepStarted: number;
  /** The content API call pending longest, if the build is waiting for one. */
  waitingFor: string | null;
  lines: readonly string[];
}

export interface BuildQueue {
  /** Loads the records of the last process and rebuilds what it left unfinished. Requests wait until then. */
  start(): Promise<void>;
  /**
   * Requests a build and resolves with its id (that of the waiting build, if there is one) once the request
   * would survive a crash. Rejects, without building, if it can't be stored.
   */
  request(reason: string, options?: RequestOptions): Promise<string>;
  /** All known builds, newest first. */
  builds(): readonly BuildRecord[];
  running(): Running | undefined;
  readLog(id: string): Promise<string | undefined>;
  /** Resolves when no build is running or waiting. */
  built(): Promise<void>;
  /** Resolves when no build is running or waiting, and the work after builds is done. */
  idle(): Promise<void>;
  /** Aborts a running build; the next start resumes it. */
  stop(): Promise<void>;
}

/** A requested build that has not started. */
interface Waiting {
  record: BuildRecord;
  calls: ChangedCalls;
  /** Resolves when the request would survive a crash. */
  saved: Promise<void>;
}

/** Runs one build at a time; requests that arrive meanwhile, and bursts of requests, share one waiting build. */
export function createBuildQueue({
  records,
  gather,
  timeLimit,
  publish,
  ready = async () => {},
  afterwards = async () => {},
  ended = () => {},
  log,
}: QueueOptions): BuildQueue {
  let builds: BuildRecord[] = [];
  let waiting: Waiting | undefined;
  let running: (Running & { id: string; lines: string[] }) | undefined;
  let gathering: { timer: NodeJS.Timeout; since: number } | undefined;
  const saves = pLimit(1);
  let working: Promise<void> = Promise.resolve();
  let isPreparing = false;
  let listeners: { isMet: () => boolean; resolve: () => void }[] = [];
  /** Whether this process's last build included all changes up to then. */
  let isUpToDate = false;
  /** Log of the last publish whose follow-up work is not done. */
  let unfollowed: { id: string; lines: string[] } | undefined;
  let following: { done: Promise<void>; controller: AbortController } | undefined;
  const stopping = new AbortController();
  let markStarted = () => {};
  const started = new Promise<void>((resolve) => {
    markStarted = resolve;
  });

  /** Rejects if the records can't be written. */
  function save(): Promise<void> {
    return saves(async () => {
      const dropped = builds.slice(KEPT_RECORDS);
      builds = builds.slice(0, KEPT_RECORDS);
      await records.write(builds, dropped);
    });
  }

  /** Resolves when all pending saves are done. */
  const allSaved = () => saves(() => {});

  async function saveOrTell(): Promise<void> {
    await save().catch((error) => log(`The list of builds could not be saved: ${messageOf(error)}`));
  }

  async function request(reason: string, { wait = gather, calls }: RequestOptions = {}): Promise<string> {
    await started;
    const requested = (waiting = waiting
      ? { ...waiting, calls: mergeCalls(waiting.calls, calls) }
      : open(reason, calls));
    const { record, saved } = requested;
    record.calls += 1;
    try {
      await saved;
    } catch (error) {
      withdraw(record);
      throw new Error(`The build could not be noted (${messageOf(error)}), so it was not begun.`, {
        cause: error,
      });
    }
    if (waiting?.record === record) startAfter(wait);
    return record.id;
  }

  function open(reason: string, calls: ChangedCalls): Waiting {
    const record = newRecord(reason, Date.now());
    builds = [record, ...builds];
    return { record, calls, saved: save() };
  }

  function withdraw(record: BuildRecord): void {
    builds = builds.filter((build) => build !== record);
    if (waiting?.record === record) waiting = undefined;
    tellListeners();
  }

  function startAfter(wait: number): void {
    const now = Date.now();
    const since = gathering?.since ?? now;
    clearTimeout(gathering?.timer);
    const timer = setTimeout(
      () => {
        gathering = undefined;
        runNext();
      },
      Math.min(wait, since + gather * LONGEST_GATHERING - now),
    );
    gathering = { timer, since };
  }

  function runNext(): void {
    if (running || isPreparing || gathering || stopping.signal.aborted) return;
    if (waiting) {
      following?.controller.abort(new Error("The next build began."));
      working = runWhenReady();
    } else {
      follow();
      tellListeners();
    }
  }

  async function runWhenReady(): Promise<void> {
    isPreparing = true;
    try {
      await ready(stopping.signal);
    } catch (error) {
      if (stopping.signal.aborted) return;
      log(`A build begins before it should: ${messageOf(error)}`);
    } finally {
      isPreparing = false;
    }
    // A burst of requests that has started since must end first.
    if (gathering || !waiting) return;
    const next = waiting;
    waiting = undefined;
    await run(next);
  }

  const hasBuilt = () => !running && !gathering && !waiting;
  const isIdle = () => hasBuilt() && !following && !unfollowed;

  async function until(isMet: () => boolean): Promise<void> {
    if (!isMet()) await new Promise<void>((resolve) => listeners.push({ isMet, resolve }));
  }

  function tellListeners(): void {
    const met = listeners.filter(({ isMet }) => isMet());
    listeners = listeners.filter((listener) => !met.includes(listener));
    for (const { resolve } of met) resolve();
  }

  async function run({ record, calls }: Waiting): Promise<void> {
    record.state = "running";
    record.started = Date.now();
    const current = { id: record.id, step: undefined, stepStarted: Date.now(), waitingFor: null, lines: [] };
    running = current;
    // Not awaited: a process that takes over treats waiting and running builds alike.
    void saveOrTell();
    const closeStep = () => {
      const { step, stepStarted } = running ?? {};
      if (step && stepStarted) record.durations = { ...record.durations, [step]: Date.now() - stepStarted };
    };
    const limit = timeLimitOf(timeLimit);
    const known = isUpToDate ? calls : undefined;
    isUpToDate = false;
    try {
      const outcome = await publish({
        id: record.id,
        signal: AbortSignal.any([stopping.signal, limit.signal]),
        calls: known,
        step: (step) => {
          closeStep();
          running = { ...current, step, stepStarted: Date.now() };
        },
        line: (line) => addLine(current.lines, line),
        call: ({ waitingFor, failed }) => {
          if (running && waitingFor !== undefined) running = { ...running, waitingFor };
          if (failed !== undefined) record.warnings = withWarning(record.warnings, failed);
        },
      });
      Object.assign(record, outcome);
      isUpToDate = true;
      unfollowed = current;
    } catch (error) {
      if (stopping.signal.aborted) return;
      record.state = "failed";
      record.failure = { step: running?.step ?? "build", message: messageOf(limit.signal.reason ?? error) };
      addLine(current.lines, record.failure.message);
      log(`Build ${record.id} failed in step "${record.failure.step}": ${record.failure.message}`);
    } finally {
      limit.clear();
    }
    closeStep();
    record.ended = Date.now();
    await writeLog(current);
    running = undefined;
    await saveOrTell();
    ended(record);
    runNext();
  }

  /** Starts the follow-up work of the last publish, unless it is done or earlier work is still running. */
  function follow(): void {
    if (!unfollowed || following) return;
    const { id, lines } = unfollowed;
    const controller = new AbortController();
    const done = afterwards({
      signal: AbortSignal.any([stopping.signal, controller.signal]),
      line: (line) => addLine(lines, line),
    })
      .then(() => {
        if (!controller.signal.aborted && unfollowed?.id === id) unfollowed = undefined;
      })
      .catch((error: unknown) => {
        if (controller.signal.aborted || stopping.signal.aborted) return;
        unfollowed = undefined;
        addLine(lines, messageOf(error));
      })
      .then(() => writeLog({ id, lines }))
      .finally(() => {
        following = undefined;
        runNext();
      });
    following = { done, controller };
  }

  function writeLog({ id, lines }: { id: string; lines: readonly string[] }): Promise<void> {
    return records.writeLog(id, lines).catch((error) => log(`No log: ${messageOf(error)}`));
  }

  return {
    async start() {
      builds = await records.read();
      const unfinished = builds.filter(({ state }) => state === "waiting" || state === "running");
      for (const record of unfinished) Object.assign(record, { state: "interrupted", ended: Date.now() });
      await saveOrTell();
      markStarted();
      if (unfinished.length > 0) await request("interrupted", { wait: 0 });
    },
    request,
    builds: () => builds,
    running: () => running,
    async readLog(id) {
      return running?.id === id ? running.lines.join("\n") : records.readLog(id);
    },
    built: () => until(hasBuilt),
    async idle() {
      await until(isIdle);
      await allSaved();
    },
    async stop() {
      clearTimeout(gathering?.timer);
      stopping.abort(new Error("The publisher was stopped."));
      await working;
      await following?.done;
      await allSaved();
    },
  };
}

function newRecord(reason: string, now: number): BuildRecord {
  const id = `${new Date(now).toISOString().slice(0, 19).replace(/\D/g, "")}-${randomUUID().slice(0, 8)}`;
  return { id, reason, state: "waiting", calls: 0, requested: now, durations: {}, warnings: [] };
}

function timeLimitOf(milliseconds: number): { signal: AbortSignal; clear: () => void } {
  const controller = new AbortController();
  const reason = `The build took longer than ${milliseconds / 60_000} minutes and was ended. Raise PUBLISH_TIME_LIMIT_MINUTES if it needs more.`;
  const timer = setTimeout(() => controller.abort(new Error(reason)), milliseconds);
  return { signal: controller.signal, clear: () => clearTimeout(timer) };
}

function addLine(lines: string[], line: string): void {
  lines.push(...stripVTControlCharacters(line).split("\n"));
  if (lines.length > KEPT_LINES) lines.splice(0, lines.length - KEPT_LINES);
}

/** Keeps the first distinct warnings. */
function withWarning(warnings: readonly string[], warning: string): string[] {
  return [...new Set([...warnings, stripVTControlCharacters(warning)])].slice(0, KEPT_WARNINGS);
}
