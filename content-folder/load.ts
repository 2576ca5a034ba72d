import { type Content, contentOf } from "./content";
import { publicPart, schedulesOf } from "./public-part";
import { createFolderReader } from "./read-folder";
import { type NextChange, nextChange } from "./schedule";

export interface LoadedContent {
  content: Content;
  /** When a page, room or offer is next published or unpublished by its schedule; undefined if never. */
  nextChange: NextChange | undefined;
}

/**
 * Reads and validates a content folder (its format: `content/README.md`).
 * Unpublished content is validated and left out. Throws one ContentError that lists every fault with file, field
 * and reason.
 */
export async function loadContent(contentDir: string): Promise<Content> {
  return (await createContentLoader(contentDir)()).content;
}

/**
 * Like `loadContent`, for repeated use: unchanged files are neither parsed nor validated again, and stay the same
 * objects.
 */
export function createContentLoader(contentDir: string, hotelFile?: string): () => Promise<LoadedContent> {
  const read = createFolderReader(contentDir, hotelFile);
  return async () => {
    const folder = await read();
    const now = Date.now();
    return {
      content: contentOf(publicPart(folder, now)),
      nextChange: nextChange(schedulesOf(folder), now),
    };
  };
}
