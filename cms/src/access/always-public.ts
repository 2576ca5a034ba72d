import { APIError, type GlobalBeforeOperationHook } from "payload";
import { checksFor } from "../texts";

/**
 * Keeps the menus and the hotel's facts published: without them there is no site. Changes may be saved as drafts.
 * (Payload's "restore as draft" would unpublish a global.)
 */
export const alwaysPublic: GlobalBeforeOperationHook = ({ args, operation, req }) => {
  const given: Record<string, unknown> = args;
  const { data, draft } = given;
  const isDraft = typeof data === "object" && data !== null && "_status" in data && data._status === "draft";
  if (operation === "update" && draft !== true && isDraft) {
    throw new APIError(checksFor(req).access.alwaysPublic, 400);
  }
  if (operation === "restoreVersion" && draft === true) {
    throw new APIError(checksFor(req).access.restoresAtOnce, 400);
  }
  return args;
};
