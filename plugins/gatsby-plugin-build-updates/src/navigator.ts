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

export interface NavigatorParts {
  loader: Loader;
  watch: BuildWatch;
  fullLoad: FullLoad;
  reached: Reached;
  sign: NavigationSign;
  /** Gatsby's own navigation, which this one goes before. */
  gatsbyNavigate: Navigate;
  /** Resolves when what is in the page now has been painted. */
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
  const { loader, watch, fullLoad, reached, sign, gatsbyNavigate, painted, log } = parts;
  let shown = pageOf(window.location);
  let newest = 0;

  /** Undefined where it can't be had; Gatsby throws at some addresses that no page can have. */
  const load = async (target: URL) => {
    try {
      return await loader.loadPage(pageOf(target));
    } catch {
      return undefined;
    }
  };
  /** Where there is no network, the page that is shown is better than the browser's own. */
  const isOutdated = () => watch.isOutdated() && window.navigator.onLine;

  /** True where Gatsby can show the target; otherwise a full load was tried. */
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
      // Gatsby would now load the target by itself, whatever a form holds.
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
      // Gatsby's router waits for a frame before it renders: the pressed link is seen as pressed.
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

/** Path and query, which say what page an address is: `/tr/galeri?a=1#x` → `/tr/galeri?a=1`. */
export function pageOf({ pathname, search }: { pathname: string; search: string }): string {
  return pathname + search;
}

function isBroken(resources: PageResources | undefined): resources is undefined {
  return resources === undefined || resources.status === "error";
}
