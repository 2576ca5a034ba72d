import type { PayloadRequest } from "payload";
import { isSameSecret } from "../../../toolkit/same-secret";

/** Only the preview's build may read drafts, using its token; signed-in users may not. */
export function mayReadDrafts(
  { headers }: Pick<PayloadRequest, "headers">,
  previewToken: string | undefined,
): boolean {
  const [scheme, token] = (headers.get("authorization") ?? "").split(" ");
  return (
    previewToken !== undefined &&
    token !== undefined &&
    scheme === "Bearer" &&
    isSameSecret(token, previewToken)
  );
}
