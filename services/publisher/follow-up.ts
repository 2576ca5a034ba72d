import { messageOf } from "../../shared/errors";
import type { BuildLog } from "./build-list";
import type { Job } from "./job";
import type { RunningBuild } from "./running-build";

interface FollowUpOptions {
  work: (job: Pick<Job, "signal" | "line">) => Promise<void>;
  stopping: AbortSignal;
  writeLog: (log: BuildLog) => Promise<void>;
  /** Called each time the work ends, done or interrupted. */
  onEnd: () => void;
}

/** The work after a publish, which gives way to the next build and is taken up again after it. */
export class FollowUp {
  /** The last publish whose work is not done. */
  private due: RunningBuild | undefined;
  private current: { ended: Promise<void>; controller: AbortController } | undefined;

  constructor(private readonly options: FollowUpOptions) {}

  get isDone(): boolean {
    return !this.due && !this.current;
  }

  /** Makes the work of this publish due, in place of that of an earlier one. */
  expect(build: RunningBuild): void {
    this.due = build;
  }

  /** Starts what is due, unless earlier work is still running. */
  begin(): void {
    if (!this.due || this.current) return;
    const controller = new AbortController();
    const ended = this.follow(this.due, controller.signal).finally(() => {
      this.current = undefined;
      this.options.onEnd();
    });
    this.current = { ended, controller };
  }

  interrupt(): void {
    this.current?.controller.abort(new Error("The next build began."));
  }

  /** Resolves when no work is running. */
  async ended(): Promise<void> {
    await this.current?.ended;
  }

  private async follow(build: RunningBuild, interrupted: AbortSignal): Promise<void> {
    const { work, stopping, writeLog } = this.options;
    const signal = AbortSignal.any([stopping, interrupted]);
    const failure = await work({ signal, line: (line) => build.addLine(line) }).then(
      () => undefined,
      (error: unknown) => ({ error }),
    );
    const isLeft = interrupted.aborted || (failure !== undefined && stopping.aborted);
    if (!isLeft && this.due === build) this.due = undefined;
    if (!isLeft && failure) build.addLine(messageOf(failure.error));
    await writeLog(build);
  }
}
