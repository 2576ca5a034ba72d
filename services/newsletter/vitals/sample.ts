import { VITALS, type Vital } from "../../../shared/vitals";

/** Types of the reports that browsers make by themselves. */
export const REPORT_TYPES = [
  "csp-violation",
  "permissions-policy-violation",
  "deprecation",
  "intervention",
  "crash",
] as const;

type Kind = Vital | "visit" | "error" | (typeof REPORT_TYPES)[number];

/** One thing to count. */
export interface Sample {
  kind: Kind;
  /** Decoded path of the page. */
  route: string;
  /** The bucket of a measurement, what an error or report says, or nothing. */
  value: string;
}

/** Whether it says that something failed. */
export function isFault(kind: string): boolean {
  return kind !== "visit" && !VITALS.some((vital) => vital === kind);
}
