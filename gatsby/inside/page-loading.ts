import type { PageResources } from "./browser-runtime";

/**
 * All changes to how Gatsby loads pages belong in this module, so that they compose: each wraps the previous
 * ones.
 */

type LoadPage = (path: string) => Promise<PageResources | undefined>;

declare const __webpack_require__: { e: (chunk: string) => Promise<unknown> };

/** Gives Gatsby the error page for a URL without page, as the server does, so that nothing missing is requested. */
export function answerErrorPage(missing: string): void {
  const found = (path: string) => (path === missing ? "/404.html" : path);
  wrapLoadPage((load) => (path) => load(found(path)));
  const { loadPageSync } = window.___loader;
  window.___loader.loadPageSync = (path, options) => loadPageSync(found(path), options);
}

/** Holds back all further pages and lazily loaded code until `ready` resolves. */
export function holdBack(ready: () => Promise<void>): void {
  const whenReady = async <Value>(value: Promise<Value>) => {
    const [result] = await Promise.all([value, ready()]);
    return result;
  };
  wrapLoadPage((load) => (path) => whenReady(load(path)));
  const { e: loadChunk } = __webpack_require__;
  __webpack_require__.e = (chunk) => whenReady(loadChunk(chunk));
}

function wrapLoadPage(wrap: (load: LoadPage) => LoadPage): void {
  window.___loader.loadPage = wrap(window.___loader.loadPage);
}
