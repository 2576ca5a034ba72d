import type { PageResources } from "./browser-runtime";

/** Who changes how Gatsby loads pages does it here, so that one change knows of the other: each goes around those before it. */

type LoadPage = (path: string) => Promise<PageResources | undefined>;

declare const __webpack_require__: { e: (chunk: string) => Promise<unknown> };

/**
 * Answers Gatsby's requests for an address that has no page with the error page, as the server has: nothing is fetched
 * that can't be there.
 */
export function answerErrorPage(missing: string): void {
  const found = (path: string) => (path === missing ? "/404.html" : path);
  wrapLoadPage((load) => (path) => load(found(path)));
  const { loadPageSync } = window.___loader;
  window.___loader.loadPageSync = (path, options) => loadPageSync(found(path), options);
}

/** From now on no further page shows, and no part of the code runs that is loaded later, before `ready` resolves. */
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
