import type { PayloadRequest } from "payload";

/** Request context key: the documents published in the same transaction. */
const TOGETHER = "publishedTogether";

/** Identifies a document of a set. */
const nameOf = (collection: string, id: number | string) => `${collection}/${id}`;

/** Context of a request that publishes one of these documents. */
export function togetherWith(documents: readonly { slug: string; id: number }[]) {
  return { [TOGETHER]: new Set(documents.map(({ slug, id }) => nameOf(slug, id))) };
}

/** True if this document is published together with the one that the request publishes. */
export function isPublishedTogether(
  { context }: Pick<PayloadRequest, "context">,
  collection: string,
  id: number | string,
): boolean {
  const documents = context[TOGETHER];
  return documents instanceof Set && documents.has(nameOf(collection, id));
}
