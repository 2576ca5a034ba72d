import { addDataAndFileToRequest, APIError, type Endpoint, type PayloadRequest, type Where } from "payload";
import { messageOf } from "../../../shared/errors";
import { fieldsOf, isRecord } from "../../../shared/record";
import type { Used } from "../live/uses";
import { noticesIn } from "../texts";

const TRASH_FIELDS = ["deletedAt", "_status"];

/**
 * `PATCH /api/<collection>?where=…`: moves documents to the trash or restores them as drafts, nothing else.
 * (Payload's own bulk update publishes or unpublishes in all languages.)
 */
export function trashManyEndpoint(collection: Used): Omit<Endpoint, "root"> {
  return {
    path: "/",
    method: "patch",
    handler: async (req) => {
      await addDataAndFileToRequest(req);
      const data = fieldsOf(req.data);
      const isTrashing =
        "deletedAt" in data && Object.keys(data).every((name) => TRASH_FIELDS.includes(name));
      const isPublishing = data.deletedAt === null && data._status === "published";
      const notices = noticesIn(req.i18n.language);
      if (!isTrashing || isPublishing) throw new APIError(notices.oneByOne, 403);
      const docs: unknown[] = [];
      const errors: { id: unknown; message: string }[] = [];
      for (const { id } of await named(collection, req)) {
        try {
          docs.push(
            await req.payload.update({
              collection,
              id,
              data,
              depth: 0,
              trash: true,
              overrideAccess: false,
              req,
            }),
          );
        } catch (error) {
          errors.push({ id, message: messageOf(error) });
        }
      }
      const message = errors.map((error) => error.message).join(" ");
      return Response.json(
        { docs, errors, message },
        { status: docs.length === 0 && errors.length > 0 ? 400 : 200 },
      );
    },
  };
}

function isWhere(value: unknown): value is Where {
  return isRecord(value);
}

async function named(collection: Used, req: PayloadRequest) {
  const { where } = req.query;
  if (!isWhere(where)) return [];
  const found = {
    collection,
    where,
    depth: 0,
    pagination: false,
    trash: true,
    overrideAccess: false,
    req,
  } as const;
  return (await req.payload.find(found)).docs;
}
