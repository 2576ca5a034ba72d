import { stripVTControlCharacters } from "node:util";
import type { CallNotice } from "../../shared/call-notices";
import type { ChangedCalls } from "../../shared/changed-calls";
import { messageOf } from "../../shared/errors";
import type { BuildLog } from "./build-list";
import type { Job, Outcome } from "./job";
import type { BuildRecord, Step } from "./records";

const KEPT_LINES = 2_000;
const KEPT_WARNINGS = 20;

interface RunOptions {
  publish: (job: Job) => Promise<Outcome>;
  calls: ChangedCalls;
  /** Milliseconds after which it is aborted. */
  timeLimit: number;
  /** Aborts if the publisher stops: the next one resumes the build. */
  stopping: AbortSignal;
}

/** A build while it runs, and its log; what it reports is noted in its record. */
export class RunningBuild implements BuildLog {
  readonly lines: string[] = [];
  step: Step | undefined;
  stepStarted = Date.now();
  /** The content API call pending longest, if the build is waiting for one. */
  waitingFor: string | null = null;

  constructor(private readonly record: BuildRecord) {
    record.state = "running";
    record.started = this.stepStarted;
  }

  get id(): string {
    return this.record.id;
  }

  async run({
    publish,
    calls,
    timeLimit,
    stopping,
  }: RunOptions): Promise<"published" | "failed" | "stopped"> {
    const limit = timeLimitOf(timeLimit);
    try {
      const outcome = await publish({
        id: this.id,
        signal: AbortSignal.any([stopping, limit.signal]),
        calls,
        step: (step) => this.beginStep(step),
        line: (line) => this.addLine(line),
        call: (notice) => this.noteCall(notice),
      });
      this.end(outcome);
      return "published";
    } catch (error) {
      if (stopping.aborted) return "stopped";
      const failure = {
        step: this.step ?? "build",
        message: messageOf(limit.signal.reason ?? error),
      } as const;
      this.end({ state: "failed", failure });
      this.addLine(failure.message);
      return "failed";
    } finally {
      limit.clear();
    }
  }

  addLine(line: string): void {
    this.lines.push(...stripVTControlCharacters(line).split("\n"));
    if (this.lines.length > KEPT_LINES) this.lines.splice(0, this.lines.length - KEPT_LINES);
  }

  private beginStep(step: Step): void {
    this.endStep();
    this.step = step;
    this.stepStarted = Date.now();
    this.waitingFor = null;
  }

  private endStep(): void {
    const { record, step, stepStarted } = this;
    if (step) record.durations = { ...record.durations, [step]: Date.now() - stepStarted };
  }

  private noteCall({ waitingFor, failed }: CallNotice): void {
    if (waitingFor !== undefined) this.waitingFor = waitingFor;
    if (failed !== undefined) this.record.warnings = withWarning(this.record.warnings, failed);
  }

  private end(outcome: Partial<BuildRecord>): void {
    this.endStep();
    Object.assign(this.record, outcome, { ended: Date.now() });
  }
}

function timeLimitOf(milliseconds: number): { signal: AbortSignal; clear: () => void } {
  const controller = new AbortController();
  const reason = `The build took longer than ${milliseconds / 60_000} minutes and was ended. Raise PUBLISH_TIME_LIMIT_MINUTES if it needs more.`;
  const timer = setTimeout(() => controller.abort(new Error(reason)), milliseconds);
  return { signal: controller.signal, clear: () => clearTimeout(timer) };
}

/** Keeps the first distinct warnings. */
function withWarning(warnings: readonly string[], warning: string): string[] {
  return [...new Set([...warnings, stripVTControlCharacters(warning)])].slice(0, KEPT_WARNINGS);
}
