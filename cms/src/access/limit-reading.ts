import {
  APIError,
  type CollectionBeforeOperationHook,
  type CollectionBeforeReadHook,
  type PayloadRequest,
  type SanitizedConfig,
} from "payload";
import { fieldsOf } from "../../../shared/record";

/** Maximum number of documents per response; the admin's lists show up to a hundred. */
export const MOST_READ = 500;
/** Maximum relation depth; the admin's lists show the names of related documents. */
export const MAX_DEPTH = 1;
/** Time limit for reading, in milliseconds. */
const PATIENCE = 20_000;

/** Deadline by request context; nested reads share their request's context. */
const ends = new WeakMap<PayloadRequest["context"], number>();

/** Limits how much a request may read: reading blocks the process. */
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

/** Internal reads bypass access control and are not limited. */
const limitRead: CollectionBeforeOperationHook = ({ args, operation, overrideAccess, req }) => {
  const { limit, pagination, currentDepth } = fieldsOf(args);
  // Related documents are read by their ids, however many there are.
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
