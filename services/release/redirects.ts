import { pathFault } from "../../content-api/path-fault";
import { DEFAULT_LOCALE } from "../../shared/locales";
import { encodePath } from "../../shared/paths";
import type { ReleaseHistory } from "./release-history";
import type { Page } from "../../shared/handover";
import { pageKey } from "./page-states";
import { isErrorPage } from "./handover";

/** The response for a URL that is not a page's. */
export interface Redirect {
  /** Decoded path without trailing slash, which also matches with one; a final `/*` matches everything below. */
  from: string;
  /** Only with exactly this query (`id=12`); otherwise with any. */
  query?: string | undefined;
  /** Encoded target: a path or external URL, with `/*` for the same rest; empty if the page is gone for good. */
  to: string;
  status: 301 | 302 | 410;
}

/** The first language has no prefix; if it is English: `/en` → `/`, `/en/gallery` → `/gallery`. */
export const STANDING_REDIRECTS: readonly Redirect[] = [
  { from: `/${DEFAULT_LOCALE}`, to: "/", status: 301 },
  { from: `/${DEFAULT_LOCALE}/*`, to: "/*", status: 301 },
];

/**
 * Target of a redirect: the visitor's query (`?a=1`, or a host's variable for it) is kept, unless the redirect
 * depends on it or its target has one. `/map#beach`, `?a=1` → `/map?a=1#beach`
 */
export function locationOf({ to, query }: Redirect, visitors: string): string {
  if (query !== undefined || to.includes("?")) return to;
  const [address = "", ...fragment] = to.split("#");
  return [address + visitors, ...fragment].join("#");
}

/** Groups redirects by kind; those with a query come first, since they are exceptions to the others. */
export function sortRedirects(redirects: readonly Redirect[]): { exact: Redirect[]; prefixes: string[] } {
  const exact = redirects.filter(({ from }) => !from.endsWith("/*"));
  return {
    exact: [
      ...exact.filter(({ query }) => query !== undefined),
      ...exact.filter(({ query }) => query === undefined),
    ],
    prefixes: redirects.flatMap(({ from }) => (from.endsWith("/*") ? [from.slice(0, -"/*".length)] : [])),
  };
}

/**
 * Sorted redirects from every URL that a page had in an earlier release to its current one. Leaves out URLs
 * that are a page today, that can't be a page's any more, or whose page is gone.
 */
export function movedPages(pages: readonly Page[], addresses: ReleaseHistory["addresses"]): Redirect[] {
  const paths = new Set(pages.map((page) => page.path));
  const pathOfKey = new Map(pages.map((page) => [pageKey(page), page.path]));
  return Object.entries(addresses)
    .flatMap(([from, key]): Redirect[] => {
      const to = pathOfKey.get(key);
      return to === undefined || paths.has(from) || pathFault(from) !== null
        ? []
        : [{ from, to: encodePath(to), status: 301 }];
    })
    .sort((one, other) => (one.from < other.from ? -1 : 1));
}

/** The known URLs plus those of the current pages. */
export function rememberAddresses(
  pages: readonly Page[],
  addresses: ReleaseHistory["addresses"],
): ReleaseHistory["addresses"] {
  const today = pages.filter((page) => !isErrorPage(page)).map((page) => [page.path, pageKey(page)]);
  return { ...addresses, ...Object.fromEntries(today) };
}
