import { object } from "yup";
import { type ChangedCalls, changedCalls } from "../../shared/changed-calls";
import { tryParse } from "../../shared/parse";
import { readJson } from "../../toolkit/read-json";

const signalSchema = object({
  data: object({ calls: changedCalls().required() }).required(),
}).required();

/**
 * Parses a webhook's body: `{ data: { calls: ["/v1/menus?…"] } }`. It is only an optimisation, so anything else
 * means everything.
 */
export function changedCallsIn(body: Buffer): ChangedCalls {
  return tryParse(signalSchema, readJson(body), { strict: true })?.data.calls;
}

/** The union of both, without duplicates. */
export function mergeCalls(one: ChangedCalls, other: ChangedCalls): ChangedCalls {
  return one && other && [...new Set([...one, ...other])];
}
