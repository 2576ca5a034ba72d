/** Signs by which Gatsby, its patterns for files and webpack do not find a folder; they fail minutes later, with another reason. */
const UNREADABLE = /["#'()*?[\]`{}]/g;

/** Those of them that it does not find in the path of its packages either, wherever the site is built. */
const UNREADABLE_PACKAGES = /[#?]/g;

/** Throws a sentence that says what to do where the path of a site's folder has signs that Gatsby can't build with. */
export function requireReadableName(folder: string): void {
  const signs = signsIn(folder, UNREADABLE);
  if (signs === "") return;
  throw new Error(
    `Gatsby can't build in ${folder}: the path has ${signs} in it. Rename the folder, or set SITE_DIR to one without.`,
  );
}

/** Throws one where the folder of its packages, to which a site that is built elsewhere has a link, has such signs. */
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
