import { APIError, type CollectionBeforeOperationHook, type GlobalBeforeOperationHook } from "payload";
import { fieldsOf } from "../../../shared/record";
import { checksFor } from "../texts";
import { mergeTranslation } from "./keep-untranslated";
import { isOfForm } from "./refuse-change";
import { roleOf } from "./roles";

/** Arguments, apart from the document's status, that publish or unpublish something. */
const PUBLISHING = ["publishAllLocales", "publishSpecificLocale", "unpublishAllLocales"];

/**
 * Restricts translators to saving drafts: rejects publishing, unpublishing, restoring a version or changing a
 * picture's file before anything is done. (Without `draft=true`, saving a document with status draft unpublishes it.)
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
  const { subject, ai, focalX, focalY, ...data } = fieldsOf(args.data);
  if ((focalX !== undefined || focalY !== undefined) && !isOfForm(req)) refuse(access.editorChangesFile);
  // File metadata in the data would overwrite the stored metadata: only texts are kept, and the fields whose hook
  // rejects changes.
  const texts = mergeTranslation(call.collection.fields, {}, data);
  return {
    ...args,
    data: { ...texts, ...(subject !== undefined && { subject }), ...(ai !== undefined && { ai }) },
  };
};

function refuse(reason: string): never {
  throw new APIError(reason, 403);
}
