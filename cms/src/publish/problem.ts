import { type InferType, number, object, string } from "yup";

/**
 * Why the site was not told: nobody answers there, or not in time; it refuses the signature, has no such address, fails by
 * itself, refuses the call; or the hotel file can not be written here.
 */
const PROBLEM_REASONS = [
  "unreachable",
  "late",
  "secret",
  "notThere",
  "failing",
  "refused",
  "hotelFile",
  "other",
] as const;

export const problemSchema = object({
  reason: string().oneOf(PROBLEM_REASONS).required(),
  /** Of the site's answer, where it gave one. */
  status: number(),
  /** For who runs the server. */
  message: string().required(),
});

/** Why the site was not told, for editors by its reason, and for who runs the server in full. */
export type Problem = InferType<typeof problemSchema>;

/** What a status of an answer says of the reason. */
export function reasonOfStatus(status: number): Problem["reason"] {
  if (status === 401 || status === 403) return "secret";
  if (status === 404 || status === 405 || status === 410) return "notThere";
  return status >= 500 ? "failing" : "refused";
}

/** The site was not told. */
export class NotTold extends Error {
  constructor(readonly problem: Problem) {
    super(problem.message);
  }
}
