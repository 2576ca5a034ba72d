import { type Content, contentOf } from "./content";
import { type ContentFolder, createFolderReader } from "./read-folder";
import { isPublic, type NextChange, nextChange, type Schedule } from "./schedule";

export interface LoadedContent {
  content: Content;
  /** When a page or room is next published or unpublished by its schedule; undefined if never. */
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

/** Omits what isn't published; links to it resolve like links to content missing in a locale. */
function publicPart(folder: ContentFolder, now: number): ContentFolder {
  return { ...folder, pages: publicOnes(folder.pages, now), rooms: publicOnes(folder.rooms, now) };
}

function publicOnes<Entry extends Schedule>(
  entries: ReadonlyMap<string, Entry>,
  now: number,
): ReadonlyMap<string, Entry> {
  return new Map([...entries].filter(([, entry]) => isPublic(entry, now)));
}

/** By file. */
function schedulesOf({ pages, rooms }: ContentFolder): [string, Schedule][] {
  return [
    ...[...pages].map(([key, page]): [string, Schedule] => [`pages/${key}.json`, page]),
    ...[...rooms].map(([key, room]): [string, Schedule] => [`rooms/${key}.json`, room]),
  ];
}
