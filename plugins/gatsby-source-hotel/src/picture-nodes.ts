import type { NodeInput } from "gatsby";
import { createFileNode, type FileDigests } from "../../../gatsby/inside/file-nodes";
import type { NodeContext } from "./node-context";
import { fileName, type PictureUse } from "./node-parts";
import { buildPictureNode } from "./nodes";
import type { PictureFile } from "./pictures";

/** Name of these files among all that Gatsby knows. */
export const PICTURE_FILES = "hotel-pictures";

interface Context extends Pick<NodeContext, "createNodeId" | "createContentDigest"> {
  /** Folder of the files. */
  folder: string;
  /** Where the digests of the files are kept. */
  cache: FileDigests;
}

/** Nodes of pictures: one File for each address that was fetched, one picture for each language and text. */
export async function buildPictureNodes(
  uses: readonly PictureUse[],
  fetched: ReadonlyMap<string, PictureFile | null>,
  context: Context,
): Promise<{ files: NodeInput[]; pictures: NodeInput[] }> {
  const fileId = (sourceUrl: string) => context.createNodeId(fileName(sourceUrl));

  const present = [...fetched].flatMap(([sourceUrl, file]) => (file ? [{ sourceUrl, file }] : []));
  const files = await Promise.all(
    present.map(({ sourceUrl, file }) => buildFileNode(fileId(sourceUrl), file, context)),
  );
  const pictures = uses.map((use) => {
    const file = fetched.get(use.sourceUrl);
    return buildPictureNode(use, file ? { ...file, id: fileId(use.sourceUrl) } : null, context);
  });
  return { files, pictures };
}

/** A File node whose id follows the picture's address, not where this machine keeps it. */
async function buildFileNode(
  id: string,
  file: PictureFile,
  { folder, cache }: Pick<Context, "folder" | "cache">,
): Promise<NodeInput> {
  return createFileNode(file.path, () => id, { name: PICTURE_FILES, path: folder }, cache);
}
