import { array, type InferType, number, object, string } from "yup";
import { parse } from "../../shared/parse";

/** What the publisher tells the builder's process: build again, from these calls of the content API that changed, or from all. */
const orderSchema = object({
  type: string().oneOf(["rebuild"]).required(),
  calls: array().of(string().required()),
});

export type Order = InferType<typeof orderSchema>;

/**
 * What the builder's process tells the publisher. "alive": each second. "built": public/ is as the content says.
 * "doubt": this needs a new process; nothing is broken. "failed": neither is known.
 */
const reportSchema = object({
  type: string().oneOf(["alive", "built", "doubt", "failed"]).required(),
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
