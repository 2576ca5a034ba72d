import { relative } from "node:path";
import { watch } from "chokidar";
import { type Content, loadContent } from "./load";

/** Content that follows its folder: `current()` is always the last one without faults. */
export interface WatchedContent {
  current(): Content;
  close(): Promise<void>;
}

export interface WatchOptions {
  contentDir: string;
  /** Called after a change that holds, with the changed paths below the content folder. */
  onChange: (paths: readonly string[]) => void;
  /** Called with what an editor has to put right; the last good content stays in use. */
  onFault: (error: unknown) => void;
}

/** An editor's program writes a file in several steps, and often several files: milliseconds of quiet to wait for. */
const QUIET = 80;

/** Loads a content folder and loads it again after each change. Throws a ContentError if it has faults at first. */
export async function watchContent({ contentDir, onChange, onFault }: WatchOptions): Promise<WatchedContent> {
  const watcher = watch(contentDir, { ignoreInitial: true });
  const changed = new Set<string>();
  let quiet: NodeJS.Timeout | undefined;
  let reloading: Promise<void> = Promise.resolve();

  watcher.on("all", (_event, path) => {
    changed.add(relative(contentDir, path));
    clearTimeout(quiet);
    quiet = setTimeout(() => {
      reloading = reloading.then(reload);
    }, QUIET);
  });
  watcher.on("error", onFault);

  const close = async () => {
    await watcher.close();
    clearTimeout(quiet);
    await reloading;
  };

  let content: Content;
  try {
    // Ready first, loaded then: no change falls between the two.
    await new Promise<void>((resolve) => watcher.once("ready", resolve));
    content = await loadContent(contentDir);
  } catch (error) {
    await close();
    throw error;
  }
  return { current: () => content, close };

  async function reload(): Promise<void> {
    const paths = [...changed];
    try {
      content = await loadContent(contentDir);
    } catch (error) {
      onFault(error);
      return;
    }
    for (const path of paths) changed.delete(path);
    onChange(paths);
  }
}
