import type { CollectionBeforeOperationHook, PayloadRequest } from "payload";

/** Request context key: the id of the document being copied. */
const COPIED = "copiedDocument";

/** Hook: remembers which document is being copied. */
export const noteCopied: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const { duplicateFromID }: Record<string, unknown> = { ...args };
  if (operation === "create") req.context[COPIED] = duplicateFromID;
  return args;
};

/** The id of the document that a new one is a copy of; undefined if it isn't a copy. */
export function copiedId(
  { context }: Pick<PayloadRequest, "context">,
  operation: "create" | "update",
): number | string | undefined {
  const { [COPIED]: id } = context;
  return operation === "create" && (typeof id === "number" || typeof id === "string") ? id : undefined;
}
