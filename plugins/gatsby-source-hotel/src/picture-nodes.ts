import type { NodeInput } from "gatsby";
import { createFileNode } from "../../../gatsby/inside/file-nodes";
import type { PictureUse } from "./node-parts";
import type { NodeContext } from "./node-context";
import { buildPictureNode } from "./nodes";
import { fetchPictures, type FetchPicturesOptions, type PictureFile } from "./pictures";

/** Name of these files among all that Gatsby knows. */
export const PICTURE_FILES = "hotel-pictures";

type Options = FetchPicturesOptions & Pick<NodeContext, "createNodeId" | "createContentDigest">;

/** Fetches the pictures and builds their nodes: one File for each address, one picture for each language and text. */
export async function createPictureNodes(
  uses: readonly PictureUse[],
  options: Options,
): Promise<{ files: NodeInput[]; pictures: NodeInput[] }> {
  const fetched = await fetchPictures(
    uses.map(({ sourceUrl }) => sourceUrl),
    options,
  );
  const fileId = (sourceUrl: string) => options.createNodeId(`file-${sourceUrl}`);

  const present = [...fetched].flatMap(([sourceUrl, file]) => (file ? [{ sourceUrl, file }] : []));
  const files = await Promise.all(
    present.map(({ sourceUrl, file }) => buildFileNode(fileId(sourceUrl), file, options.folder)),
  );
  const pictures = uses.map((use) => {
    const file = fetched.get(use.sourceUrl);
    return buildPictureNode(use, file ? { ...file, id: fileId(use.sourceUrl) } : null, options);
  });
  return { files, pictures };
}

/** A File node whose id follows the picture's address, not where this machine keeps it. */
async function buildFileNode(id: string, file: PictureFile, folder: string): Promise<NodeInput> {
  return createFileNode(file.path, () => id, { name: PICTURE_FILES, path: folder });
}
