import { type CollectionBeforeOperationHook, type PayloadRequest, ValidationError } from "payload";
import { share } from "../../../content-folder/numbers";
import { fieldsOf } from "../../../shared/record";
import { isOfForm } from "../access/refuse-change";
import { mayEdit } from "../access/roles";
import { checksFor } from "../texts";

/** What is read from a file; its name and address Payload takes from no call. */
const FACTS = ["mimeType", "filesize", "width", "height", "thumbnailURL"];
const FOCAL = ["focalX", "focalY"];

/** Hook: a call names no other file than the one that is sent, and says nothing of it: that one alone is checked. */
export const keepFile: CollectionBeforeOperationHook = async ({ args, operation, overrideAccess, req }) => {
  if (overrideAccess === true || !mayEdit(req) || (operation !== "create" && operation !== "update"))
    return args;
  const { data: given, id, duplicateFromID } = fieldsOf(args);
  // Payload would fetch what `url` names, and nothing would look at it.
  if (operation === "create" && req.file === undefined && duplicateFromID === undefined)
    refuse("file", checksFor(req).picture.missing, req);
  const data = fieldsOf(given);
  const off = FOCAL.find((name) => !isShare(data[name]));
  if (off !== undefined) refuse(off, checksFor(req).picture.focal, req);
  const named = FACTS.filter((name) => name in data);
  if (named.length === 0) return args;
  // A form says what was there when it was opened.
  if (req.file === undefined && !isOfForm(req)) {
    const kept = await factsOf(id, req);
    const other = named.find((name) => data[name] !== kept[name]);
    if (other !== undefined) refuse(other, checksFor(req).picture.ownFacts, req);
  }
  const rest = Object.entries(data).filter(([name]) => !FACTS.includes(name));
  return { ...args, data: Object.fromEntries(rest) };
};

/** Payload counts in percent. */
function isShare(percent: unknown): boolean {
  if (percent === undefined || percent === null) return true;
  return typeof percent === "number" && share().isValidSync(percent / 100);
}

async function factsOf(id: unknown, req: PayloadRequest): Promise<Record<string, unknown>> {
  if (typeof id !== "number" && typeof id !== "string") return {};
  const found = await req.payload.findByID({
    collection: "media",
    id,
    depth: 0,
    trash: true,
    draft: true,
    disableErrors: true,
  });
  return fieldsOf(found);
}

function refuse(path: string, message: string, req: PayloadRequest): never {
  throw new ValidationError({ collection: "media", errors: [{ path, message }], req });
}
