import {
  APIError,
  type CollectionBeforeOperationHook,
  type CollectionBeforeReadHook,
  type PayloadRequest,
  type SanitizedConfig,
} from "payload";
import { fieldsOf } from "../../../shared/record";

/** Documents in one answer; the admin's lists show a hundred. */
export const MOST_READ = 500;
/** Levels of documents in documents; the admin's lists show the names of what a document points to. */
export const MAX_DEPTH = 1;
/** Milliseconds that a call may read for. */
const PATIENCE = 20_000;

/** When reading ends, by the call that reads; documents that are read for it share its request. */
const ends = new WeakMap<PayloadRequest["context"], number>();

/** Holds what people ask for to what one process can answer: nobody else is answered while it reads. */
export function limitReading(config: SanitizedConfig): SanitizedConfig {
  return {
    ...config,
    maxDepth: MAX_DEPTH,
    collections: config.collections.map((collection) => ({
      ...collection,
      hooks: {
        ...collection.hooks,
        beforeOperation: [...(collection.hooks.beforeOperation ?? []), limitRead],
        beforeRead: [...(collection.hooks.beforeRead ?? []), endInTime],
      },
    })),
  };
}

/** The code of the CMS itself reads without asking for access, and as much as it needs. */
const limitRead: CollectionBeforeOperationHook = ({ args, operation, overrideAccess, req }) => {
  const { limit, pagination, currentDepth } = fieldsOf(args);
  // What documents point to is read by their ids, however many those are.
  if (overrideAccess === true || !operation.startsWith("read") || currentDepth !== undefined) return args;
  if (req.method === "GET" && !ends.has(req.context)) ends.set(req.context, Date.now() + PATIENCE);
  if (limit === undefined && pagination !== false) return args;
  const isSensible = typeof limit === "number" && limit > 0 && limit <= MOST_READ;
  return isSensible ? args : { ...args, limit: MOST_READ };
};

const endInTime: CollectionBeforeReadHook = ({ doc, req }) => {
  const end = ends.get(req.context);
  if (end === undefined || Date.now() < end) return doc;
  const seconds = PATIENCE / 1_000;
  throw new APIError(
    `Reading takes longer than ${seconds} s. Ask for less: a smaller limit, a lower depth, select.`,
    503,
    undefined,
    true,
  );
};
