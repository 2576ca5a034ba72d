import { array, type InferType, number, object, string } from "yup";
import { type CallNotice, callNoticeSchema } from "../../shared/call-notices";
import { parse, tryParse } from "../../shared/parse";

/** Whether the builder's process ends with its build, or stays and takes orders. */
export type Stay = "ends" | "stays";

/** What the publisher tells the builder's process: build again, from these calls of the content API that changed, or from all. */
const orderSchema = object({
  type: string().oneOf(["rebuild"]).required(),
  calls: array().of(string().required()),
});

export type Order = InferType<typeof orderSchema>;

/**
 * What the builder's process tells the publisher. "alive": each second. "call": of a call of the content API.
 * "built": public/ is as the content says. "doubt": this needs a new process; nothing is broken. "failed": neither is known.
 */
const reportSchema = object({
  type: string().oneOf(["alive", "built", "doubt", "failed", "call"]).required(),
  call: callNoticeSchema.optional().default(undefined),
  /** Why, in a sentence. */
  reason: string(),
  /** Megabytes that the process takes. */
  memory: number(),
});

export type Report = InferType<typeof reportSchema>;

export function parseOrder(message: unknown): Order {
  return parse(orderSchema, message);
}

export function parseReport(message: unknown): Report {
  return parse(reportSchema, message);
}

/** What a message of the builder's process says of a call; undefined where it is about something else. */
export function callIn(message: unknown): CallNotice | undefined {
  return tryParse(reportSchema, message)?.call;
}
