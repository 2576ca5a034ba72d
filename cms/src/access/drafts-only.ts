import { APIError, type CollectionBeforeOperationHook, type GlobalBeforeOperationHook } from "payload";
import { fieldsOf } from "../../../shared/record";
import { checksFor } from "../texts";
import { mergeTranslation } from "./keep-untranslated";
import { isOfForm } from "./refuse-change";
import { roleOf } from "./roles";

/** Ways to say, beside the document's own status, that something becomes public or leaves. */
const PUBLISHING = ["publishAllLocales", "publishSpecificLocale", "unpublishAllLocales"];

/**
 * A translator saves drafts: what publishes, unpublishes, goes back to an older version or touches a picture's file is
 * refused before anything of it is done. (Saved without `draft=true`, a document that says it is a draft leaves the site.)
 */
export const draftsOnly: CollectionBeforeOperationHook & GlobalBeforeOperationHook = (call) => {
  const { req, operation } = call;
  const args: Record<string, unknown> = call.args;
  if (roleOf(req) !== "translator") return call.args;
  const { access } = checksFor(req);
  if (operation === "restoreVersion") refuse(access.editorRestores);
  if (operation !== "update") return call.args;
  const publishes = fieldsOf(args.data)._status === "published";
  if (args.draft !== true || publishes || PUBLISHING.some((name) => args[name])) {
    refuse(access.draftsOnly);
  }
  if (!("collection" in call) || !call.collection.upload) return call.args;
  if (req.file !== undefined || req.query.uploadEdits !== undefined) refuse(access.editorChangesFile);
  const { subject, focalX, focalY, ...data } = fieldsOf(args.data);
  if ((focalX !== undefined || focalY !== undefined) && !isOfForm(req)) refuse(access.editorChangesFile);
  // What a file says of itself would write it anew: the texts go on, and the subject, whose own rule refuses another one.
  const texts = mergeTranslation(call.collection.fields, {}, data);
  return { ...args, data: subject === undefined ? texts : { ...texts, subject } };
};

function refuse(reason: string): never {
  throw new APIError(reason, 403);
}
