import type { GatsbyBrowser } from "gatsby";
import { STYLESHEET_META } from "./stylesheet-meta";

/** What Gatsby and webpack put into the page. */
interface PageLoader {
  loadPage: (path: string) => Promise<unknown>;
}
declare const ___loader: PageLoader;
declare const __webpack_require__: { e: (chunk: string) => Promise<unknown> };

let loading: Promise<void> | undefined;

/** Fetches the site's stylesheet behind everything that the page needs itself. */
export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  void stylesheet();
};

/** From now on no further page and no part that is loaded later shows before the stylesheet is there. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  if (!address()) return;
  const { loadPage } = ___loader;
  ___loader.loadPage = (path) => withStyles(loadPage(path));
  const { e: loadChunk } = __webpack_require__;
  __webpack_require__.e = (chunk) => withStyles(loadChunk(chunk));
};

async function withStyles<Value>(value: Promise<Value>): Promise<Value> {
  const [result] = await Promise.all([value, stylesheet()]);
  return result;
}

function address(): string | null | undefined {
  return document.querySelector(`meta[name="${STYLESHEET_META}"]`)?.getAttribute("content");
}

/** Resolves when the stylesheet is there. Where it can't be had, the page goes on and it is tried again later. */
function stylesheet(): Promise<void> {
  loading ??= new Promise<void>((resolve) => {
    const href = address();
    if (!href) return resolve();
    const link = document.createElement("link");
    const retry = () => {
      loading = undefined;
      link.remove();
      resolve();
    };
    // Behind the styles of the head, whose order is its own.
    document.head.append(
      Object.assign(link, {
        rel: "stylesheet",
        href,
        fetchPriority: "low",
        onload: () => resolve(),
        onerror: retry,
      }),
    );
  });
  return loading;
}
