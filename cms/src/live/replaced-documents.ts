import type { Payload } from "payload";
import { DOCUMENT_TYPE } from "../../../content-folder/documents";
import { fieldsOf } from "../../../shared/record";

/**
 * Media ids by the current and earlier file names of documents, taken from their versions: texts refer to the file name
 * from when they were written. `name` limits the result to one.
 */
export async function documentIds(payload: Payload, name?: string): Promise<ReadonlyMap<string, number>> {
  const { docs } = await payload.findVersions({
    collection: "media",
    where: {
      "version.mimeType": { equals: DOCUMENT_TYPE },
      ...(name !== undefined && { "version.filename": { equals: name } }),
    },
    depth: 0,
    pagination: false,
    // If two documents had the same name in turn, the later one wins.
    sort: "updatedAt",
  });
  return new Map(docs.map(({ parent, version }) => [String(fieldsOf(version).filename), Number(parent)]));
}
