import { type InferType, number, object, string } from "yup";
import { type CallNotice, callNoticeSchema } from "../../shared/call-notices";
import { changedCalls } from "../../shared/changed-calls";
import { parse, tryParse } from "../../shared/parse";

/** Whether the builder's process ends after its build, or stays to take orders. */
export type Stay = "ends" | "stays";

/**
 * Orders from the publisher to the builder's process: rebuild from the given changed calls of the content API,
 * or from all.
 */
const orderSchema = object({
  type: string().oneOf(["rebuild"]).required(),
  calls: changedCalls(),
});

export type Order = InferType<typeof orderSchema>;

/**
 * Reports from the builder's process to the publisher. "alive": heartbeat every second. "call": a content API
 * call. "built": public/ matches the content. "doubt": a new process is needed, but nothing is broken.
 * "failed": the state is unknown.
 */
const reportSchema = object({
  type: string().oneOf(["alive", "built", "doubt", "failed", "call"]).required(),
  call: callNoticeSchema.optional().default(undefined),
  /** The reason, as a sentence. */
  reason: string(),
  /** Memory use of the process in megabytes. */
  memory: number(),
});

export type Report = InferType<typeof reportSchema>;

export function parseOrder(message: unknown): Order {
  return parse(orderSchema, message);
}

export function parseReport(message: unknown): Report {
  return parse(reportSchema, message);
}

/** The call in a message of the builder's process; undefined for other messages. */
export function callIn(message: unknown): CallNotice | undefined {
  return tryParse(reportSchema, message)?.call;
}
