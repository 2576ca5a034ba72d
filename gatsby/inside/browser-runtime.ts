import { pageDataFiles } from "./page-data-files";

/** What Gatsby's browser runtime puts on `window`, and how its own navigation is preceded by another one. */

export interface PageResources {
  status?: string;
  page?: { webpackCompilationHash?: string };
  /** The layout's module; what the layout fetches `ahead` is there when the page is shown. */
  component?: { default?: { ahead?: (data: unknown) => Promise<void> } };
  json?: { data?: unknown };
}

export interface Loader {
  /** Never rejects for a page that can't be had: it answers undefined or status "error". */
  loadPage(path: string): Promise<PageResources | undefined>;
  /** The page if it is in memory. */
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

/** Loads a page's code and data ahead. */
export function loadPage(path: string): Promise<PageResources | undefined> {
  return window.___loader.loadPage(path);
}

/** Loads a page's code and data ahead, then what its layout wants with them. */
export async function loadPageAhead(path: string): Promise<void> {
  const resources = await loadPage(path);
  await resources?.component?.default?.ahead?.(resources.json?.data);
}

/** Puts a navigation before Gatsby's, which it gets, in redirects and `navigate` alike. To be called in `onClientEntry`. */
export function precedeNavigation(precede: (loader: Loader, gatsbyNavigate: Navigate) => Navigate): void {
  const navigate = precede(window.___loader, window.___navigate);
  window.___navigate = navigate;
  window.___push = (to) => navigate(to, { replace: false });
  window.___replace = (to) => navigate(to, { replace: true });
}

/** What the page in this tab was made of, and the file in which the site has that now; undefined where Gatsby has none. */
export function shownPage(): ShownPage | undefined {
  const { pathname, search } = window.location;
  const data = window.___loader.loadPageSync(pathname + search)?.json;
  const [file] = pageDataFiles(document.querySelector("[data-error-page]") ? "/404.html" : pathname);
  return data && file ? { data, file } : undefined;
}

/** Names the code that this tab runs. */
export function runningCode(): string | undefined {
  return window.___webpackCompilationHash;
}

/** Makes Gatsby take newer code for the code that this tab runs: it would load the target in full by itself. */
export function passForRunningCode(hash: string | undefined): void {
  window.___webpackCompilationHash = hash;
}

/** The region in which Gatsby announces navigations, in English on every page. */
export function gatsbyAnnouncer(): HTMLElement | null {
  return document.getElementById("gatsby-announcer");
}
