import type { NodeInput } from "gatsby";
import type { FoundPage, FoundRoom } from "../../../content-api/model";
import type { NodeContext } from "./node-context";
import type { NODE_TYPES } from "./schema";

/** A node of these fields; the digest covers exactly them. */
export function toNode(
  id: string,
  type: (typeof NODE_TYPES)[keyof typeof NODE_TYPES],
  fields: Record<string, unknown>,
  { createContentDigest }: Pick<NodeContext, "createContentDigest">,
) {
  // Of a text: Gatsby sorts the keys of an object first, which takes four times as long. They always come in one order here.
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
