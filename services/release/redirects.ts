import { pathFault } from "../../content-api/path-fault";
import { DEFAULT_LOCALE } from "../../shared/locales";
import { encodePath } from "../../shared/paths";
import type { ReleaseHistory } from "./release-history";
import type { Page } from "../../shared/handover";
import { isErrorPage } from "./handover";

/** How an address that is no page's is answered. */
export interface Redirect {
  /** Decoded path without a slash at its end, with which it is answered alike; `/*` at its end: everything below. */
  from: string;
  /** Only with this query, as it is written (`id=12`); else with any. */
  query?: string | undefined;
  /** Where it leads, encoded: a path or an address elsewhere, `/*` for the same rest; empty where it is gone for good. */
  to: string;
  status: 301 | 302 | 410;
}

/** English carries no prefix: `/en` → `/`, `/en/gallery` → `/gallery`. */
export const STANDING_REDIRECTS: readonly Redirect[] = [
  { from: `/${DEFAULT_LOCALE}`, to: "/", status: 301 },
  { from: `/${DEFAULT_LOCALE}/*`, to: "/*", status: 301 },
];

/**
 * Where a redirect leads: the visitor's query (`?a=1`, or what a host calls it) is kept, unless the redirect goes by it
 * or its target has one. `/map#beach`, `?a=1` → `/map?a=1#beach`
 */
export function locationOf({ to, query }: Redirect, visitors: string): string {
  if (query !== undefined || to.includes("?")) return to;
  const [address = "", ...fragment] = to.split("#");
  return [address + visitors, ...fragment].join("#");
}

/** The redirects by kind; those that go by a query before the others, which they are exceptions of. */
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
 * Redirects from every address that a page had in an earlier release to the one it has now, sorted.
 * An address that is a page today, that can be no page's any more, or whose page is gone, gives none.
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

/** The known addresses, with those of today's pages added. */
export function rememberAddresses(
  pages: readonly Page[],
  addresses: ReleaseHistory["addresses"],
): ReleaseHistory["addresses"] {
  const today = pages.filter((page) => !isErrorPage(page)).map((page) => [page.path, pageKey(page)]);
  return { ...addresses, ...Object.fromEntries(today) };
}

function pageKey({ locale, id }: Page): string {
  return `${locale} ${id}`;
}
