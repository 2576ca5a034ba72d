import type { BuildWatch } from "./build-watch";
import type { FullLoad } from "./full-load";
import type { Loader, Navigate, NavigateOptions, PageResources } from "./gatsby-runtime";

export interface NavigatorParts {
  loader: Loader;
  watch: BuildWatch;
  fullLoad: FullLoad;
  /** Gatsby's own navigation, which this one goes before. */
  gatsbyNavigate: Navigate;
  /** Resolves when the pressed link has been painted. */
  painted: () => Promise<void>;
  log: (message: string) => void;
}

export interface PageNavigator {
  navigate(to: string | number, options?: NavigateOptions): Promise<void>;
  /** Listens before Gatsby does, so that it can hold an event back. */
  onPopState(event: PopStateEvent): void;
  /** Tells which page is shown now, as path and query. */
  onShown(page: string): void;
}

/**
 * Decides for each navigation between Gatsby's own and a full load of the target with its query and hash.
 * Gatsby's fallbacks drop the hash, and for links the query, and have no guard against loops.
 */
export function createNavigator(parts: NavigatorParts): PageNavigator {
  const { loader, watch, fullLoad, gatsbyNavigate, painted, log } = parts;
  let shown = pageOf(window.location);
  let newest = 0;

  /** True where Gatsby can show the target; otherwise a full load was tried. */
  async function ready(target: URL, isNewest: () => boolean): Promise<boolean> {
    const resources = await loader.loadPage(pageOf(target)).catch(() => undefined);
    if (!isNewest()) return false;
    if (isBroken(resources)) {
      watch.markOutdated();
      if (!fullLoad(target)) log(`The page ${target.pathname} could not be loaded, and was not tried again.`);
      return false;
    }
    const hash = resources.page?.webpackCompilationHash;
    if (hash !== window.___webpackCompilationHash) {
      watch.markOutdated();
      if (fullLoad(target)) return false;
      // Gatsby would now load the target by itself, whatever a form holds.
      window.___webpackCompilationHash = hash;
    }
    return true;
  }

  return {
    async navigate(to, options) {
      if (typeof to === "number") return gatsbyNavigate(to, options);
      const turn = ++newest;
      const isNewest = () => turn === newest;
      await painted();
      if (!isNewest()) return;
      const target = new URL(to, window.location.href);
      if (pageOf(target) !== pageOf(window.location)) {
        if (watch.isOutdated() && fullLoad(target)) return;
        if (!(await ready(target, isNewest))) return;
      }
      gatsbyNavigate(to, options);
    },

    onPopState(event) {
      const turn = ++newest;
      const target = new URL(window.location.href);
      const page = pageOf(target);
      if (page === shown) return;
      if (watch.isOutdated() && fullLoad(target)) {
        event.stopImmediatePropagation();
      } else if (!loader.loadPageSync(page)) {
        event.stopImmediatePropagation();
        void ready(target, () => turn === newest).then((isReady) => {
          if (isReady) window.dispatchEvent(new PopStateEvent("popstate", { state: window.history.state }));
        });
      }
    },

    onShown(page) {
      shown = page;
    },
  };
}

/** Path and query, which say what page an address is: `/tr/galeri?a=1#x` → `/tr/galeri?a=1`. */
export function pageOf({ pathname, search }: { pathname: string; search: string }): string {
  return pathname + search;
}

function isBroken(resources: PageResources | undefined): resources is undefined {
  return resources === undefined || resources.status === "error";
}
