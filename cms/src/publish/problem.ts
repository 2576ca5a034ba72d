import { type InferType, number, object, string } from "yup";

/**
 * Why the site couldn't be notified: no response, or not in time; it rejected the signature, has no such URL, failed,
 * or rejected the call; or the hotel file couldn't be written here.
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
  /** HTTP status, if the site responded. */
  status: number(),
  /** For the server's administrator. */
  message: string().required(),
});

/** Why the site couldn't be notified: the reason for editors, the message for the server's administrator. */
export type Problem = InferType<typeof problemSchema>;

/** Maps an HTTP status to a reason. */
export function reasonOfStatus(status: number): Problem["reason"] {
  if (status === 401 || status === 403) return "secret";
  if (status === 404 || status === 405 || status === 410) return "notThere";
  return status >= 500 ? "failing" : "refused";
}

/** The site couldn't be notified. */
export class NotTold extends Error {
  constructor(readonly problem: Problem) {
    super(problem.message);
  }
}
