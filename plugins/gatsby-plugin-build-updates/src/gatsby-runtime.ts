/** What Gatsby's browser runtime puts on `window` and this plugin relies on. */

export interface PageResources {
  status?: string;
  page?: { webpackCompilationHash?: string };
}

export interface Loader {
  /** Never rejects for a page that can't be had: it answers undefined or status "error". */
  loadPage(path: string): Promise<PageResources | undefined>;
  /** The page if it is in memory. */
  loadPageSync(path: string): PageResources | undefined;
  hovering(path: string): void;
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
