import { type CollectionBeforeOperationHook, type PayloadRequest, ValidationError } from "payload";
import { share } from "../../../content-folder/numbers";
import { fieldsOf } from "../../../shared/record";
import { isOfForm } from "../access/refuse-change";
import { mayEdit } from "../access/roles";
import { checksFor } from "../texts";
import { refuseFile } from "./refuse-file";

/** Metadata read from the file; Payload ignores name and URL in a request. */
const FACTS = ["mimeType", "filesize", "width", "height", "thumbnailURL"];
const FOCAL = ["focalX", "focalY"];

/** Hook: accepts only the uploaded file, and metadata only from it: nothing else is checked. */
export const keepFile: CollectionBeforeOperationHook = async ({ args, operation, overrideAccess, req }) => {
  if (overrideAccess === true || !mayEdit(req) || (operation !== "create" && operation !== "update"))
    return args;
  const { data: given, id, duplicateFromID } = fieldsOf(args);
  // Payload would fetch the `url`, unchecked.
  if (operation === "create" && req.file === undefined && duplicateFromID === undefined)
    refuseFile(checksFor(req).picture.missing, req);
  const data = fieldsOf(given);
  const off = FOCAL.find((name) => !isShare(data[name]));
  if (off !== undefined) refuse(off, checksFor(req).picture.focal, req);
  const named = FACTS.filter((name) => name in data);
  if (named.length === 0) return args;
  // A form may contain values from when it was opened.
  if (req.file === undefined && !isOfForm(req)) {
    const kept = await factsOf(id, req);
    const other = named.find((name) => data[name] !== kept[name]);
    if (other !== undefined) refuse(other, checksFor(req).picture.ownFacts, req);
  }
  const rest = Object.entries(data).filter(([name]) => !FACTS.includes(name));
  return { ...args, data: Object.fromEntries(rest) };
};

/** Payload uses percentages. */
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
