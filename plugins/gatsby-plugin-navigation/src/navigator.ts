import {
  type Loader,
  type Navigate,
  type NavigateOptions,
  type PageResources,
  passForRunningCode,
  runningCode,
} from "../../../gatsby/inside/browser-runtime";
import type { BuildWatch } from "./build-watch";
import type { FullLoad } from "./full-load";
import type { NavigationSign } from "./navigation-sign";
import type { Reached } from "./network";

interface NavigatorParts {
  loader: Loader;
  watch: BuildWatch;
  fullLoad: FullLoad;
  reached: Reached;
  sign: NavigationSign;
  /** Gatsby's own navigation, which this one wraps. */
  gatsbyNavigate: Navigate;
  /** Resolves once the current DOM has been painted. */
  painted: () => Promise<void>;
  log: (message: string) => void;
}

export interface PageNavigator {
  navigate(to: string | number, options?: NavigateOptions): Promise<void>;
  /** Registered before Gatsby's listener, so that it can stop an event. */
  onPopState(event: PopStateEvent): void;
  /** Reports the page that is now shown, as path and query. */
  onShown(page: string): void;
}

/**
 * Chooses for each navigation between Gatsby's own and a full load of the target with its query and hash. Gatsby's
 * fallbacks drop the hash, for links also the query, and have no guard against reload loops.
 */
export function createNavigator(parts: NavigatorParts): PageNavigator {
  const { loader, watch, fullLoad, reached, sign, gatsbyNavigate, painted, log } = parts;
  let shown = pageOf(window.location);
  let newest = 0;

  /** Returns undefined if the page can't be loaded; Gatsby throws for some URLs that can't be pages. */
  const load = async (target: URL) => {
    try {
      return await loader.loadPage(pageOf(target));
    } catch {
      return undefined;
    }
  };
  /** Offline, the current page is better than the browser's error page. */
  const isOutdated = () => watch.isOutdated() && window.navigator.onLine;

  /** Returns true if Gatsby can show the target; otherwise a full load was attempted. */
  async function ready(target: URL, isNewest: () => boolean): Promise<boolean> {
    const resources = await load(target);
    if (!isNewest()) return false;
    if (isBroken(resources)) {
      if (!(await reached(isNewest))) return false;
      watch.markOutdated();
      if (!fullLoad(target)) {
        sign.end();
        log(`The page ${target.pathname} could not be loaded, and was not tried again.`);
      }
      return false;
    }
    const hash = resources.page?.webpackCompilationHash;
    if (hash !== runningCode()) {
      watch.markOutdated();
      if (fullLoad(target)) return false;
      // Otherwise Gatsby would now reload the target itself, discarding form input.
      passForRunningCode(hash);
    }
    return true;
  }

  return {
    async navigate(to, options) {
      if (typeof to === "number") return gatsbyNavigate(to, options);
      const turn = ++newest;
      const isNewest = () => turn === newest;
      const target = new URL(to, window.location.href);
      const isOtherPage = pageOf(target) !== pageOf(window.location);
      if (isOtherPage) sign.begin();
      else sign.end();
      if (isOtherPage) {
        if (isOutdated() && fullLoad(target)) return;
        if (!(await ready(target, isNewest))) return;
      }
      // Gatsby's router waits one frame before rendering, so the link's pressed state is painted.
      gatsbyNavigate(to, options);
    },

    onPopState(event) {
      const turn = ++newest;
      const target = new URL(window.location.href);
      const page = pageOf(target);
      sign.end();
      if (page === shown) return;
      if (isOutdated() && fullLoad(target)) {
        event.stopImmediatePropagation();
      } else if (!loader.loadPageSync(page)) {
        event.stopImmediatePropagation();
        sign.begin();
        void ready(target, () => turn === newest).then((isReady) => {
          if (isReady) window.dispatchEvent(new PopStateEvent("popstate", { state: window.history.state }));
        });
      }
    },

    onShown(page) {
      shown = page;
      const turn = newest;
      void painted().then(() => turn === newest && sign.end());
    },
  };
}

/** Path and query, which identify a page: `/tr/galeri?a=1#x` → `/tr/galeri?a=1`. */
export function pageOf({ pathname, search }: { pathname: string; search: string }): string {
  return pathname + search;
}

function isBroken(resources: PageResources | undefined): resources is undefined {
  return resources === undefined || resources.status === "error";
}
