/**
 * The part of gatsby-link that browsers need: the site's links are plain anchors, whose clicks
 * gatsby-plugin-navigation passes to Gatsby. The exports have the package's names; there is no path prefix,
 * and paths have no trailing slash.
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

/** Gatsby's entry refers to these two; the site's code may not (`left-out-modules.json`). */
export function Link(): never {
  throw new Error("Browsers have no Link of Gatsby: write a plain anchor, or SmartLink.");
}

export { withPrefix as withAssetPrefix };
