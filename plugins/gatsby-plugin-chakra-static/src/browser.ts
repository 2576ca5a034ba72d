import type { GatsbyBrowser } from "gatsby";
import { holdBack } from "../../../gatsby/inside/page-loading";
import { STYLESHEET_META } from "./stylesheet-meta";

let loading: Promise<void> | undefined;

/** Fetches the site's stylesheet behind everything that the page needs itself. */
export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  void stylesheet();
};

/** The pages and parts of the code that are loaded from now on use styles that the page itself does without. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  if (address()) holdBack(stylesheet);
};

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
