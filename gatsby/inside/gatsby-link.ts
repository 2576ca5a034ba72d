/**
 * What browsers need of gatsby-link: the site's links are plain anchors, whose presses gatsby-plugin-build-updates hands
 * to Gatsby. The names are those of the package; there is no path prefix, and paths are written without a slash at the end.
 */

export function navigate(to: string, options?: object): void {
  window.___navigate(to, options);
}

/** `manifest_tr.webmanifest` → `/manifest_tr.webmanifest`. */
export function withPrefix(path: string): string {
  return path.startsWith("/") ? path : `/${path}`;
}

/** `/gallery?a=1#x` → `/gallery`, `?a=1` and `#x`. */
export function parsePath(path: string): { pathname: string; search: string; hash: string } {
  const { pathname, search, hash } = new URL(path, window.location.origin);
  return { pathname, search, hash };
}

/** Gatsby's entry names these two; code of the site may not (`left-out-modules.json`). */
export function Link(): never {
  throw new Error("Browsers have no Link of Gatsby: write a plain anchor, or SmartLink.");
}

export { withPrefix as withAssetPrefix };
