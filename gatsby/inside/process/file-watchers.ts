import { modules, replaceExport } from "./modules";

type Watcher = ReturnType<typeof modules.chokidar.watch>;

const watchers: Watcher[] = [];

/** Records every watcher that gatsby-source-filesystem opens: it never closes them, not even in a build. */
export function collectWatchers(): void {
  replaceExport(modules.chokidar, "watch", (watch) => (...args) => {
    const watcher = watch(...args);
    watchers.push(watcher);
    return watcher;
  });
}

/** Closes them: a file that changes between builds must not become a node. */
export async function closeWatchers(): Promise<void> {
  await Promise.all(watchers.splice(0).map((watcher) => watcher.close()));
}
