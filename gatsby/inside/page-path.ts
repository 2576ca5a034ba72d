import { isValidElement, type ReactNode } from "react";

/** Key, in Gatsby's `static-entry.js`, of the script that tells a page its own path. */
const PAGE_PATH_SCRIPT = "script-loader";

/**
 * Removes `window.pagePath` from the scripts of a page: it differs on every page, so the CSP would need a hash
 * for each, and it would redirect a localised 404 page to its own URL.
 */
export function withoutPagePath(scripts: readonly ReactNode[]): ReactNode[] {
  const kept = scripts.filter((script) => !isValidElement(script) || script.key !== PAGE_PATH_SCRIPT);
  // The development server's pages have none.
  if (kept.length === scripts.length && process.env.NODE_ENV !== "development") {
    throw new Error(
      `Gatsby's pages have no script with the key "${PAGE_PATH_SCRIPT}" any more: correct gatsby/inside/page-path.ts.`,
    );
  }
  return kept;
}
