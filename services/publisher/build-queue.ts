import { randomUUID } from "node:crypto";
import type { ChangedCalls } from "../../shared/changed-calls";
import { messageOf } from "../../shared/errors";
import { BuildList } from "./build-list";
import { Burst } from "./burst";
import { mergeCalls } from "./changed-calls";
import { FollowUp } from "./follow-up";
import type { Job, Outcome } from "./job";
import type { BuildRecord, Records, Step } from "./records";
import { RunningBuild } from "./running-build";

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

interface RequestOptions {
  /** Milliseconds without requests before it starts; default: the gathering time. */
  wait?: number;
  /** What changed; default: everything. */
  calls?: ChangedCalls;
}

interface Running {
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

/** What the queue is doing: a build is prepared until it may start. */
type Work = "nothing" | "preparing" | "prepared" | "building";

/** What it has been asked for: a waiting build begins when no burst of requests is open. */
type Requested = "nothing" | "burst" | "build";

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
  /** What happens next. */
  const NEXT: Record<Work, Record<Requested, () => void>> = {
    nothing: { nothing: rest, burst: wait, build: () => (working = prepare()) },
    preparing: { nothing: wait, burst: wait, build: wait },
    prepared: { nothing: rest, burst: postpone, build: () => (working = build()) },
    building: { nothing: wait, burst: wait, build: wait },
  };
  const list = new BuildList(records, log);
  const stopping = new AbortController();
  const burst = new Burst(gather, proceed);
  const followUp = new FollowUp({
    work: afterwards,
    stopping: stopping.signal,
    writeLog: (build) => list.writeLog(build),
    onEnd: proceed,
  });
  let work: Work = "nothing";
  let working: Promise<void> = Promise.resolve();
  let waiting: Waiting | undefined;
  let running: RunningBuild | undefined;
  /** Whether this process's last build included all changes up to then. */
  let isUpToDate = false;
  let listeners: { isMet: () => boolean; resolve: () => void }[] = [];
  let markStarted = () => {};
  const started = new Promise<void>((resolve) => {
    markStarted = resolve;
  });

  function proceed(): void {
    if (!stopping.signal.aborted) NEXT[work][requested()]();
  }

  function requested(): Requested {
    if (burst.isOpen) return "burst";
    return waiting ? "build" : "nothing";
  }

  function wait(): void {}

  /** The burst that began meanwhile must end first. */
  function postpone(): void {
    work = "nothing";
  }

  function rest(): void {
    work = "nothing";
    followUp.begin();
    tellListeners();
  }

  async function prepare(): Promise<void> {
    work = "preparing";
    followUp.interrupt();
    try {
      await ready(stopping.signal);
    } catch (error) {
      if (stopping.signal.aborted) return;
      log(`A build begins before it should: ${messageOf(error)}`);
    }
    work = "prepared";
    proceed();
  }

  async function build(): Promise<void> {
    if (!waiting) return;
    const { record, calls } = waiting;
    waiting = undefined;
    work = "building";
    running = new RunningBuild(record);
    // Not awaited: a process that takes over treats waiting and running builds alike.
    void list.saveOrTell();
    const known = isUpToDate ? calls : undefined;
    isUpToDate = false;
    const outcome = await running.run({ publish, calls: known, timeLimit, stopping: stopping.signal });
    if (outcome === "stopped") return;
    if (record.failure)
      log(`Build ${record.id} failed in step "${record.failure.step}": ${record.failure.message}`);
    else {
      isUpToDate = true;
      followUp.expect(running);
    }
    await list.writeLog(running);
    running = undefined;
    await list.saveOrTell();
    ended(record);
    work = "nothing";
    proceed();
  }

  async function request(
    reason: string,
    { wait: delay = gather, calls }: RequestOptions = {},
  ): Promise<string> {
    await started;
    const request = (waiting = waiting
      ? { ...waiting, calls: mergeCalls(waiting.calls, calls) }
      : open(reason, calls));
    const { record, saved } = request;
    record.calls += 1;
    try {
      await saved;
    } catch (error) {
      withdraw(record);
      throw new Error(`The build could not be noted (${messageOf(error)}), so it was not begun.`, {
        cause: error,
      });
    }
    if (waiting?.record === record) burst.extend(delay);
    return record.id;
  }

  function open(reason: string, calls: ChangedCalls): Waiting {
    const record = newRecord(reason, Date.now());
    return { record, calls, saved: list.add(record) };
  }

  function withdraw(record: BuildRecord): void {
    list.remove(record);
    if (waiting?.record === record) waiting = undefined;
    tellListeners();
  }

  const hasBuilt = () => work !== "building" && requested() === "nothing";
  const isIdle = () => hasBuilt() && followUp.isDone;

  async function until(isMet: () => boolean): Promise<void> {
    if (!isMet()) await new Promise<void>((resolve) => listeners.push({ isMet, resolve }));
  }

  function tellListeners(): void {
    const met = listeners.filter(({ isMet }) => isMet());
    listeners = listeners.filter((listener) => !met.includes(listener));
    for (const { resolve } of met) resolve();
  }

  return {
    async start() {
      const isUnfinished = await list.load();
      markStarted();
      if (isUnfinished) await request("interrupted", { wait: 0 });
    },
    request,
    builds: () => list.all,
    running: () => running,
    async readLog(id) {
      return running?.id === id ? running.lines.join("\n") : list.readLog(id);
    },
    built: () => until(hasBuilt),
    async idle() {
      await until(isIdle);
      await list.saved();
    },
    async stop() {
      burst.cancel();
      stopping.abort(new Error("The publisher was stopped."));
      await working;
      await followUp.ended();
      await list.saved();
    },
  };
}

function newRecord(reason: string, now: number): BuildRecord {
  const id = `${new Date(now).toISOString().slice(0, 19).replace(/\D/g, "")}-${randomUUID().slice(0, 8)}`;
  return { id, reason, state: "waiting", calls: 0, requested: now, durations: {}, warnings: [] };
}
