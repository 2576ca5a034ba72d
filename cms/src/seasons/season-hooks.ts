import { APIError, type CollectionBeforeChangeHook, type CollectionBeforeOperationHook } from "payload";
import { fieldsOf } from "../../../shared/record";
import { checksFor } from "../texts";
import { membersOf } from "./members";
import { parsePublished, recordOf } from "./public-versions";
import { publishTogether } from "./publish-together";
import { takeBack } from "./take-back";

/** Request context key: what a save does beyond saving, and whether it changes anything else. */
const NOTE = "seasonSave";

interface Note {
  does: "publish" | "unpublish" | "save";
  isOnlyStatus: boolean;
}

/** Hook: remembers whether a save publishes a season or takes it back; rejects bulk updates and restoring versions. */
export const noteSeasonSave: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const { season } = checksFor(req);
  const { id, data, draft }: Record<string, unknown> = { ...args };
  if (operation === "restoreVersion") throw new APIError(season.noVersions, 403, undefined, true);
  if (operation === "update" && id === undefined) throw new APIError(season.oneByOne, 403, undefined, true);
  if (operation !== "create" && operation !== "update") return args;
  const { _status: status, ...others } = fieldsOf(data);
  const does =
    status === "published" ? "publish" : status === "draft" && draft !== true ? "unpublish" : "save";
  req.context[NOTE] = { does, isOnlyStatus: Object.keys(others).length === 0 } satisfies Note;
  return args;
};

/** Hook: publishes a season's documents, or takes them back, in the transaction that saves the season. */
export const publishSeason: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const { does, isOnlyStatus } = fieldsOf(req.context[NOTE]);
  const published = parsePublished(fieldsOf(originalDoc).published);
  if (published === undefined) {
    if (does !== "publish") return { ...data, published: null };
    const members = membersOf({ ...originalDoc, ...data });
    return { ...data, published: recordOf(await publishTogether(members, req)) };
  }
  if (does === "unpublish") {
    await takeBack(published, req);
    return { ...data, published: null };
  }
  // A schedule interrupted by a crash after publishing runs again.
  if (does === "publish" && isOnlyStatus === true) return data;
  throw new APIError(checksFor(req).season.isPublic, 409, undefined, true);
};
