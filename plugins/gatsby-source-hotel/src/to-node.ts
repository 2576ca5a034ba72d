import type { NodeInput } from "gatsby";
import type { FoundPage, FoundRoom } from "../../../content-api/model";
import type { NodeContext } from "./node-context";
import type { NODE_TYPES } from "./schema";

/** Creates a node; its digest covers exactly these fields. */
export function toNode(
  id: string,
  type: (typeof NODE_TYPES)[keyof typeof NODE_TYPES],
  fields: Record<string, unknown>,
  { createContentDigest }: Pick<NodeContext, "createContentDigest">,
) {
  // Digest of the JSON text: given an object, Gatsby sorts its keys first, which takes four times as long. Their order
  // is stable here.
  const contentDigest = createContentDigest(JSON.stringify(fields));
  return { ...fields, id, parent: null, children: [], internal: { type, contentDigest } } satisfies NodeInput;
}

export function pageId(
  { answer, locale }: FoundPage,
  { createNodeId }: Pick<NodeContext, "createNodeId">,
): string {
  return createNodeId(`page-${answer.id}-${locale}`);
}

export function roomId(
  { answer, locale }: FoundRoom,
  { createNodeId }: Pick<NodeContext, "createNodeId">,
): string {
  return createNodeId(`room-${answer.id}-${locale}`);
}
