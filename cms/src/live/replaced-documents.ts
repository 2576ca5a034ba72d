import type { Payload } from "payload";
import { DOCUMENT_TYPE } from "../../../content-folder/documents";
import { fieldsOf } from "../../../shared/record";

/**
 * The media id of each document's file name, current or earlier, as its versions know them: texts name the file that
 * they were written with. `name` limits them to one.
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
    // If two documents had a name in turn, the later one's wins.
    sort: "updatedAt",
  });
  return new Map(docs.map(({ parent, version }) => [String(fieldsOf(version).filename), Number(parent)]));
}
