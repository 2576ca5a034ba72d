import { pageDataFiles } from "./page-data-files";

/** What Gatsby's browser runtime puts on `window`, and how to run code before its own navigation. */

export interface PageResources {
  status?: string;
  page?: { webpackCompilationHash?: string };
  /** The layout's module; what its `ahead` fetches is available when the page is shown. */
  component?: { default?: { ahead?: (data: unknown) => Promise<void> } };
  json?: { data?: unknown };
}

export interface Loader {
  /** Never rejects for an unavailable page: resolves with undefined or status "error". */
  loadPage(path: string): Promise<PageResources | undefined>;
  /** The page, if it is in memory. */
  loadPageSync(path: string, options?: object): PageResources | undefined;
}

export interface ShownPage {
  /** The `result` of its file. */
  data: unknown;
  file: string;
}

export interface NavigateOptions {
  state?: unknown;
  replace?: boolean;
}

/** `to` is a path with query and hash, or a number of history steps. */
export type Navigate = (to: string | number, options?: NavigateOptions) => void;

declare global {
  interface Window {
    ___loader: Loader;
    ___navigate: Navigate;
    ___push: (to: string) => void;
    ___replace: (to: string) => void;
    ___webpackCompilationHash?: string;
  }
}

/** Prefetches a page's code and data. */
export function loadPage(path: string): Promise<PageResources | undefined> {
  return window.___loader.loadPage(path);
}

/** Prefetches a page's code and data, then what its layout needs for them. */
export async function loadPageAhead(path: string): Promise<void> {
  const resources = await loadPage(path);
  await resources?.component?.default?.ahead?.(resources.json?.data);
}

/** Wraps Gatsby's navigation, for redirects and `navigate` alike. Call it in `onClientEntry`. */
export function precedeNavigation(precede: (loader: Loader, gatsbyNavigate: Navigate) => Navigate): void {
  const navigate = precede(window.___loader, window.___navigate);
  window.___navigate = navigate;
  window.___push = (to) => navigate(to, { replace: false });
  window.___replace = (to) => navigate(to, { replace: true });
}

/**
 * The data the page in this tab was rendered from, and the file with the site's current data; undefined if
 * Gatsby has none.
 */
export function shownPage(): ShownPage | undefined {
  const { pathname, search } = window.location;
  const data = window.___loader.loadPageSync(pathname + search)?.json;
  const [file] = pageDataFiles(document.querySelector("[data-error-page]") ? "/404.html" : pathname);
  return data && file ? { data, file } : undefined;
}

/** Hash of the code that this tab runs. */
export function runningCode(): string | undefined {
  return window.___webpackCompilationHash;
}

/** Makes Gatsby treat newer code as the code this tab runs: otherwise it would reload the target page. */
export function passForRunningCode(hash: string | undefined): void {
  window.___webpackCompilationHash = hash;
}

/** The live region in which Gatsby announces navigations, in English on every page. */
export function gatsbyAnnouncer(): HTMLElement | null {
  return document.getElementById("gatsby-announcer");
}
