import { pathFault } from "../../content-api/path-fault";
import { DEFAULT_LOCALE } from "../../shared/locales";
import type { ReleaseHistory } from "./release-history";
import type { Page } from "../../shared/handover";
import { isErrorPage } from "./handover";

/** A permanent redirect between decoded paths; a final `*` stands for the same rest on both sides. */
export interface Redirect {
  from: string;
  to: string;
  status: 301;
}

/** English carries no prefix: `/en` → `/`, `/en/gallery` → `/gallery`. */
export const STANDING_REDIRECTS: readonly Redirect[] = [
  { from: `/${DEFAULT_LOCALE}`, to: "/", status: 301 },
  { from: `/${DEFAULT_LOCALE}/*`, to: "/*", status: 301 },
];

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
        : [{ from, to, status: 301 }];
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
