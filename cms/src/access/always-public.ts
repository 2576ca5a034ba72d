import { APIError, type GlobalBeforeOperationHook } from "payload";

/**
 * The menus and the hotel's facts are there once and are always public: without them there is no site. Changes can wait
 * as a draft. (Payload's "restore as draft" of a global takes the public one off, too.)
 */
export const alwaysPublic: GlobalBeforeOperationHook = ({ args, operation }) => {
  const given: Record<string, unknown> = args;
  const { data, draft } = given;
  const isDraft = typeof data === "object" && data !== null && "_status" in data && data._status === "draft";
  if (operation === "update" && draft !== true && isDraft) {
    throw new APIError("This is always public. Save what is not finished as a draft.", 400);
  }
  if (operation === "restoreVersion" && draft === true) {
    throw new APIError("This is always public. Restore the version itself: it is public at once.", 400);
  }
  return args;
};
