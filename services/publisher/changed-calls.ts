import { array, object, string } from "yup";
import { tryParse } from "../../shared/parse";
import { readJson } from "../toolkit/read-json";

/** Reading calls of the content API whose answers changed, as path and query; undefined: everything may have changed. */
export type ChangedCalls = readonly string[] | undefined;

const signalSchema = object({
  data: object({ calls: array(string().matches(/^\//).required()).required() }).required(),
}).required();

/** What a webhook's body says: `{ data: { calls: ["/v1/menus?…"] } }`. It saves time only, so whatever else it is means everything. */
export function changedCallsIn(body: Buffer): ChangedCalls {
  return tryParse(signalSchema, readJson(body), { strict: true })?.data.calls;
}

/** What both say, each call once. */
export function mergeCalls(one: ChangedCalls, other: ChangedCalls): ChangedCalls {
  return one && other && [...new Set([...one, ...other])];
}
