import { relative } from "node:path";
import { watch } from "chokidar";
import pLimit from "p-limit";
import type { Content } from "../../content-folder/content";
import { createContentLoader, type LoadedContent } from "../../content-folder/load";
import { callAt } from "../../content-folder/schedule";

/** Content that follows its folder: `current()` is always the last valid version. */
interface WatchedContent {
  current(): Content;
  close(): Promise<void>;
}

interface ContentChange {
  /** The changed paths below the content folder. */
  paths: readonly string[];
  before: Content;
  after: Content;
}

interface WatchOptions {
  contentDir: string;
  /** Name of the hotel file in the folder; default: hotel.json. */
  hotelFile?: string;
  /** Called after each valid change. */
  onChange: (change: ContentChange) => void;
  /** Called with errors for the editor to fix; the last valid content stays in use. */
  onFault: (error: unknown) => void;
}

/** Debounce time in milliseconds: editing tools write a file in several steps, and often several files. */
const QUIET = 80;

/** Loads a content folder, and reloads it after each change. Throws a ContentError if it is invalid at first. */
export async function watchContent({
  contentDir,
  hotelFile,
  onChange,
  onFault,
}: WatchOptions): Promise<WatchedContent> {
  const load = createContentLoader(contentDir, hotelFile);
  const watcher = watch(contentDir, { ignoreInitial: true });
  const changed = new Set<string>();
  let quiet: NodeJS.Timeout | undefined;
  let cancelDue: (() => void) | undefined;
  const oneByOne = pLimit(1);

  watcher.on("all", (_event, path) => {
    changed.add(relative(contentDir, path));
    clearTimeout(quiet);
    quiet = setTimeout(() => void oneByOne(reload), QUIET);
  });
  watcher.on("error", onFault);

  const close = async () => {
    await watcher.close();
    clearTimeout(quiet);
    await oneByOne(async () => undefined);
    cancelDue?.();
  };

  let loaded: LoadedContent;
  try {
    // Loads only once the watcher is ready, so that no change falls between the two.
    await new Promise<void>((resolve) => watcher.once("ready", resolve));
    loaded = await load();
  } catch (error) {
    await close();
    throw error;
  }
  waitForSchedule();
  return { current: () => loaded.content, close };

  async function reload(): Promise<void> {
    const paths = [...changed];
    const before = loaded.content;
    try {
      loaded = await load();
    } catch (error) {
      onFault(error);
      return;
    }
    waitForSchedule();
    for (const path of paths) changed.delete(path);
    onChange({ paths, before, after: loaded.content });
  }

  /** Reloads at the minute at which scheduled content appears or disappears. */
  function waitForSchedule(): void {
    cancelDue?.();
    const { nextChange } = loaded;
    if (nextChange === undefined) return;
    cancelDue = callAt(nextChange.at, () => {
      for (const file of nextChange.files) changed.add(file);
      void oneByOne(reload);
    });
  }
}
