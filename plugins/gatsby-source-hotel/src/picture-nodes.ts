import type { NodeInput } from "gatsby";
import { createFileNode, type FileDigests } from "../../../gatsby/inside/file-nodes";
import type { NodeContext } from "./node-context";
import { fileName, type PictureUse } from "./node-parts";
import { buildPictureNode } from "./nodes";
import type { PictureFile } from "./pictures";

/** Source instance name of these File nodes. */
export const PICTURE_FILES = "hotel-pictures";

interface Context extends Pick<NodeContext, "createNodeId" | "createContentDigest"> {
  /** Folder of the picture files. */
  folder: string;
  /** Cache for the files' digests. */
  cache: FileDigests;
}

/** Builds the picture nodes: one File per fetched address, one picture per language and alternative text. */
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

/** Builds a File node whose id depends on the picture's address, not on its local path. */
async function buildFileNode(
  id: string,
  file: PictureFile,
  { folder, cache }: Pick<Context, "folder" | "cache">,
): Promise<NodeInput> {
  return createFileNode(file.path, () => id, { name: PICTURE_FILES, path: folder }, cache);
}
