import { array, object, string } from "yup";

/** EARL's outcomes in order of precedence. */
export const OUTCOMES = ["failed", "cantTell", "passed", "inapplicable", "untested"];

/** A tool's judgement of a page: its faults as text, and the outcome of each rule by criterion. */
export interface Judgement {
  found: string[];
  outcomes: { criterion: string; outcome: string }[];
}

export const judgementSchema = object({
  found: array(string().required()).required(),
  outcomes: array(
    object({ criterion: string().required(), outcome: string().oneOf(OUTCOMES).required() }),
  ).required(),
});

/** The outcome of a criterion across all rules and pages. */
export function outcomeOf(criterion: string, judgements: readonly Judgement[]): string {
  const said = judgements.flatMap(({ outcomes }) => outcomes).filter((one) => one.criterion === criterion);
  return OUTCOMES.find((outcome) => said.some((one) => one.outcome === outcome)) ?? "untested";
}
