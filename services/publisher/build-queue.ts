import { randomUUID } from "node:crypto";
import { stripVTControlCharacters } from "node:util";
import type { BuildRecord, Records, Step } from "./records";

/** A steady stream of calls is cut after this many times the gathering time. */
const LONGEST_GATHERING = 5;
const KEPT_RECORDS = 20;
const KEPT_LINES = 2_000;
const KEPT_WARNINGS = 20;

/** Lines that name a call to the content server that went wrong, as the source plugin logs them. */
const FAILED_CALL = /\b(?:GET|POST) (?:https?:\/)?\/\S+/;

/** What a publish gets: it tells its step and its lines, and ends when the signal aborts. */
export interface Job {
  id: string;
  signal: AbortSignal;
  step(step: Step): void;
  line(line: string): void;
}

export type Outcome = Pick<BuildRecord, "release" | "pages" | "changes"> & {
  state: "published" | "unchanged" | "forwarded";
};

export interface QueueOptions {
  records: Records;
  /** Milliseconds of quiet that end a burst of calls. */
  gather: number;
  /** Milliseconds after which a build is ended. */
  timeLimit: number;
  publish: (job: Job) => Promise<Outcome>;
  log: (message: string) => void;
}

export interface Running {
  step: Step | undefined;
  stepStarted: number;
  lines: readonly string[];
}

export interface BuildQueue {
  /** Takes up the records of the last process; what it had begun is built again. Requests wait until then. */
  start(): Promise<void>;
  /**
   * Asks for a build and answers its id, the waiting one's where one waits, once a crash would not lose it.
   * It begins after `wait` milliseconds of quiet; unset: the gathering time.
   */
  request(reason: string, wait?: number): Promise<string>;
  /** All known builds, newest first. */
  builds(): readonly BuildRecord[];
  running(): Running | undefined;
  readLog(id: string): Promise<string | undefined>;
  /** Resolves when no build runs or waits. */
  idle(): Promise<void>;
  /** Ends a running build; the next start takes it up again. */
  stop(): Promise<void>;
}

/** Builds one at a time; calls that come meanwhile, and bursts of calls, are answered by one build that waits. */
export function createBuildQueue({ records, gather, timeLimit, publish, log }: QueueOptions): BuildQueue {
  let builds: BuildRecord[] = [];
  let running: (Running & { id: string; lines: string[] }) | undefined;
  let gathering: { timer: NodeJS.Timeout; since: number } | undefined;
  let saving: Promise<void> = Promise.resolve();
  let working: Promise<void> = Promise.resolve();
  let idleListeners: (() => void)[] = [];
  const stopping = new AbortController();
  let markStarted = () => {};
  const started = new Promise<void>((resolve) => {
    markStarted = resolve;
  });

  const waiting = () => builds.find(({ state }) => state === "waiting");

  function save(): Promise<void> {
    saving = saving.then(async () => {
      try {
        const dropped = builds.slice(KEPT_RECORDS);
        builds = builds.slice(0, KEPT_RECORDS);
        await records.write(builds, dropped);
      } catch (error) {
        log(`The list of builds could not be saved: ${messageOf(error)}`);
      }
    });
    return saving;
  }

  async function request(reason: string, wait = gather): Promise<string> {
    await started;
    const now = Date.now();
    let record = waiting();
    if (!record) {
      record = newRecord(reason, now);
      builds = [record, ...builds];
      void save();
    }
    record.calls += 1;
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
    await saving;
    return record.id;
  }

  function runNext(): void {
    const next = waiting();
    if (running || gathering || stopping.signal.aborted) return;
    if (next) {
      working = run(next);
      return;
    }
    for (const listener of idleListeners) listener();
    idleListeners = [];
  }

  async function run(record: BuildRecord): Promise<void> {
    record.state = "running";
    record.started = Date.now();
    const current = { id: record.id, step: undefined, stepStarted: Date.now(), lines: [] };
    running = current;
    await save();
    const closeStep = () => {
      const { step, stepStarted } = running ?? {};
      if (step && stepStarted) record.durations = { ...record.durations, [step]: Date.now() - stepStarted };
    };
    const limit = timeLimitOf(timeLimit);
    try {
      const outcome = await publish({
        id: record.id,
        signal: AbortSignal.any([stopping.signal, limit.signal]),
        step: (step) => {
          closeStep();
          running = { ...current, step, stepStarted: Date.now() };
        },
        line: (line) => addLine(current.lines, line),
      });
      Object.assign(record, outcome);
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
    record.warnings = warningsIn(current.lines);
    await records.writeLog(record.id, current.lines).catch((error) => log(`No log: ${messageOf(error)}`));
    running = undefined;
    await save();
    runNext();
  }

  return {
    async start() {
      builds = await records.read();
      const unfinished = builds.filter(({ state }) => state === "waiting" || state === "running");
      for (const record of unfinished) Object.assign(record, { state: "interrupted", ended: Date.now() });
      await save();
      markStarted();
      if (unfinished.length > 0) await request("interrupted", 0);
    },
    request,
    builds: () => builds,
    running: () => running,
    async readLog(id) {
      return running?.id === id ? running.lines.join("\n") : records.readLog(id);
    },
    async idle() {
      if (!running && !gathering && !waiting()) return saving;
      await new Promise<void>((resolve) => idleListeners.push(resolve));
      await saving;
    },
    async stop() {
      clearTimeout(gathering?.timer);
      stopping.abort(new Error("The publisher was stopped."));
      await working;
      await saving;
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

function warningsIn(lines: readonly string[]): string[] {
  return [...new Set(lines.filter((line) => FAILED_CALL.test(line)).map((line) => line.trim()))].slice(
    0,
    KEPT_WARNINGS,
  );
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
