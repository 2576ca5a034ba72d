import { type PayloadRequest, type SanitizedConfig, ValidationError } from "payload";
import { fillMessage } from "../../../languages/fill-message";
import { fieldsOf, isRecord } from "../../../shared/record";
import { beforeOperations, type BeforeOperationHook } from "../access/before-operations";
import { roleOf } from "../access/roles";
import { localeOf } from "../model/checks";
import { COLLECTIONS, GLOBALS } from "../slugs";
import { checksFor } from "../texts";
import { LOADED } from "./loaded";
import { type Conflict, mergeChanges } from "./merge-changes";
import { valueText } from "./value-text";

const CONFLICT = 409;

/** Applies only what was changed in the form; rejects the save if someone else changed the same value meanwhile. */
export function mergeSaves(config: SanitizedConfig): SanitizedConfig {
  return beforeOperations(config, mergeSave);
}

const mergeSave: BeforeOperationHook = async (call) => {
  const args: Record<string, unknown> = call.args;
  const { [LOADED]: base, ...mine } = fieldsOf(args.data);
  if (base === undefined) return call.args;
  const { req } = call;
  const theirs =
    call.operation === "update" && isRecord(base) && roleOf(req) !== undefined
      ? await savedNow("collection" in call ? call.collection.slug : call.global.slug, args, req)
      : undefined;
  if (!isRecord(base) || theirs === undefined) return { ...args, data: mine };
  const { merged, conflicts } = mergeChanges({ base, theirs, mine });
  if (conflicts.length > 0) refuse(conflicts, theirs, req);
  return { ...args, data: merged };
};

/** The latest draft, as loaded by a form in this language. */
async function savedNow(
  slug: string,
  { id, publishSpecificLocale }: Record<string, unknown>,
  req: PayloadRequest,
): Promise<Record<string, unknown> | undefined> {
  const { payload } = req;
  const locale = localeOf(
    typeof publishSpecificLocale === "string" ? { ...req, locale: publishSpecificLocale } : req,
  );
  const common = { draft: true, locale, depth: 0, req } as const;
  const global = GLOBALS.find((known) => known === slug);
  if (global !== undefined) return { ...(await payload.findGlobal({ ...common, slug: global })) };
  const collection = COLLECTIONS.find((known) => known === slug);
  if (collection === undefined || (typeof id !== "number" && typeof id !== "string")) return undefined;
  const doc = await payload.findByID({ ...common, collection, id, trash: true, disableErrors: true });
  return doc === null ? undefined : { ...doc };
}

function refuse(
  conflicts: readonly Conflict[],
  { changedBy }: Record<string, unknown>,
  req: PayloadRequest,
): never {
  const { meanwhile } = checksFor(req);
  const who = typeof changedBy === "string" ? changedBy : meanwhile.somebody;
  const errors = conflicts.map(({ path, theirs, mine }) => {
    const values = { who, theirs: valueText(theirs), mine: valueText(mine) };
    if (theirs === undefined) return { path, message: fillMessage(meanwhile.removed, values) };
    if (mine === undefined) return { path, message: fillMessage(meanwhile.changedRemoved, values) };
    const isOrder = Array.isArray(theirs) && Array.isArray(mine);
    return { path, message: fillMessage(isOrder ? meanwhile.moved : meanwhile.changed, values) };
  });
  const error = new ValidationError({ errors, req });
  error.message = fillMessage(meanwhile.refused, { who });
  error.status = CONFLICT;
  throw error;
}
