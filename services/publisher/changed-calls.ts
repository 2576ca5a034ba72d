import { array, object, string } from "yup";
import { tryParse } from "../../shared/parse";

/** Reading calls of the content API whose answers changed, as path and query; undefined: everything may have changed. */
export type ChangedCalls = readonly string[] | undefined;

const signalSchema = object({
  data: object({ calls: array(string().matches(/^\//).required()).required() }).required(),
}).required();

/** What a webhook's body says: `{ data: { calls: ["/v1/menus?…"] } }`. It saves time only, so whatever else it is means everything. */
export function changedCallsIn(body: Buffer): ChangedCalls {
  const signal = parseJson(body.toString("utf8"));
  return tryParse(signalSchema, signal, { strict: true })?.data.calls;
}

/** What both say, each call once. */
export function mergeCalls(one: ChangedCalls, other: ChangedCalls): ChangedCalls {
  return one && other && [...new Set([...one, ...other])];
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
