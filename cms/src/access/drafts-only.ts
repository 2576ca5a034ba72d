import { APIError, type CollectionBeforeOperationHook, type GlobalBeforeOperationHook } from "payload";
import { fieldsOf } from "../../../shared/record";
import { checksFor } from "../texts";
import { mergeTranslation } from "./keep-untranslated";
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
  // A focal point among the values would write the file anew: only the texts go on.
  return { ...args, data: mergeTranslation(call.collection.fields, {}, { ...call.args.data }) };
};

function refuse(reason: string): never {
  throw new APIError(reason, 403);
}
