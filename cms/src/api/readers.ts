import { createHash, timingSafeEqual } from "node:crypto";
import type { PayloadRequest } from "payload";

/** The preview's build reads drafts, by its token; nobody else does, signed in or not. */
export function mayReadDrafts(
  { headers }: Pick<PayloadRequest, "headers">,
  previewToken: string | undefined,
): boolean {
  const [scheme, token] = (headers.get("authorization") ?? "").split(" ");
  return (
    previewToken !== undefined && token !== undefined && scheme === "Bearer" && isSame(token, previewToken)
  );
}

function isSame(one: string, other: string): boolean {
  return timingSafeEqual(digest(one), digest(other));
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
