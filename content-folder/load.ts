import { type Content, contentOf } from "./content";
import { type ContentFolder, createFolderReader } from "./read-folder";
import { isPublic, type NextChange, nextChange, type Schedule } from "./schedule";

export interface LoadedContent {
  content: Content;
  /** When the next page or room comes or leaves by its schedule; undefined: none does. */
  nextChange: NextChange | undefined;
}

/**
 * Reads and checks a content folder (its format: `content/README.md`).
 * What its schedule keeps back is checked and left out. Throws one ContentError that lists every fault with file, field and reason.
 */
export async function loadContent(contentDir: string): Promise<Content> {
  return (await createContentLoader(contentDir)()).content;
}

/** The same again and again: what did not change is neither parsed nor checked twice, and stays the same object. */
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

/** Without what has not come yet or has left; links to it are resolved as those to what a language lacks. */
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
