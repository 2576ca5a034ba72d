import { createHash, timingSafeEqual } from "node:crypto";
import type { PayloadRequest } from "payload";

/** Only the preview's build may read drafts, using its token; signed-in users may not. */
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
