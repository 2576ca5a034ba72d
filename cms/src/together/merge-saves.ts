import {
  type CollectionBeforeOperationHook,
  type GlobalBeforeOperationHook,
  type PayloadRequest,
  type SanitizedConfig,
  ValidationError,
} from "payload";
import { fillMessage } from "../../../languages/fill-message";
import { fieldsOf, isRecord } from "../../../shared/record";
import { beforeOperations, type BeforeOperationHook } from "../access/before-operations";
import { roleOf } from "../access/roles";
import { localeOf } from "../model/checks";
import { COLLECTIONS, GLOBALS } from "../slugs";
import { checksFor } from "../texts";
import { LOADED } from "./loaded";
import { type Conflict, mergeChanges } from "./merge-changes";
import { noteMerged, rowsAsInForm } from "./rows-as-in-form";
import { valueText } from "./value-text";
import { fieldAt, withTitles } from "./with-titles";

const CONFLICT = 409;

/**
 * Applies only what was changed in the form; rejects the save if someone else changed the same value meanwhile. Locks
 * are off, because they would keep users out of a form whose saves are merged; their tables stay.
 */
export function mergeSaves(config: SanitizedConfig): SanitizedConfig {
  const { collections, globals, hooks, ...rest } = beforeOperations(config, mergeSave);
  return {
    ...rest,
    hooks: { ...hooks, afterError: [...(hooks.afterError ?? []), rowsAsInForm] },
    collections: collections.map((collection) =>
      COLLECTIONS.some((slug) => slug === collection.slug)
        ? { ...collection, lockDocuments: false }
        : collection,
    ),
    globals: globals.map((global) =>
      GLOBALS.some((slug) => slug === global.slug) ? { ...global, lockDocuments: false } : global,
    ),
  };
}

type BeforeOperation =
  Parameters<CollectionBeforeOperationHook>[0] | Parameters<GlobalBeforeOperationHook>[0];

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
  if (conflicts.length > 0) await refuse(conflicts, theirs, call);
  noteMerged(req.context, mine, merged);
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

async function refuse(
  conflicts: readonly Conflict[],
  { changedBy }: Record<string, unknown>,
  call: BeforeOperation,
): Promise<never> {
  const { req } = call;
  const { flattenedFields } = "collection" in call ? call.collection : call.global;
  const { meanwhile } = checksFor(req);
  const who = typeof changedBy === "string" ? changedBy : meanwhile.somebody;
  const describe = async ({ path, theirs, mine }: Conflict) => {
    const field = fieldAt(flattenedFields, path.replace(/\.id$/, ""));
    const text = async (value: unknown) => valueText(await withTitles(field, value, req));
    const values = { who, theirs: await text(theirs), mine: await text(mine) };
    if (theirs === undefined) return { path, message: fillMessage(meanwhile.removed, values) };
    if (mine === undefined) return { path, message: fillMessage(meanwhile.changedRemoved, values) };
    const isOrder = field?.type === "array" && Array.isArray(theirs) && Array.isArray(mine);
    return { path, message: fillMessage(isOrder ? meanwhile.moved : meanwhile.changed, values) };
  };
  const error = new ValidationError({ errors: await Promise.all(conflicts.map(describe)), req });
  error.message = fillMessage(meanwhile.refused, { who });
  error.status = CONFLICT;
  throw error;
}
