/**
 * Characters in a folder's path that break Gatsby, its globs and webpack, minutes later and with a misleading
 * error.
 */
const UNREADABLE = /["#'()*?[\]`{}]/g;

/** Those of them that also break the path of its packages, wherever the site is built. */
const UNREADABLE_PACKAGES = /[#?]/g;

/** Throws an error with instructions if the path of a site's folder has characters that Gatsby can't handle. */
export function requireReadableName(folder: string): void {
  const signs = signsIn(folder, UNREADABLE);
  if (signs === "") return;
  throw new Error(
    `Gatsby can't build in ${folder}: the path has ${signs} in it. Rename the folder, or set SITE_DIR to one without.`,
  );
}

/** The same for the packages folder, which sites built elsewhere link to. */
export function requireReadablePackages(folder: string): void {
  const signs = signsIn(folder, UNREADABLE_PACKAGES);
  if (signs === "") return;
  throw new Error(
    `Gatsby can't build with packages in ${folder}: the path has ${signs} in it. Rename the folder.`,
  );
}

function signsIn(folder: string, unreadable: RegExp): string {
  return [...new Set(folder.match(unreadable))].join(" ");
}
