import type { CallNotice } from "../../shared/call-notices";
import type { ChangedCalls } from "../../shared/changed-calls";
import type { BuildRecord, Step } from "./records";

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
