/** Signs by which Gatsby, its patterns for files and webpack do not find a folder; they fail minutes later, with another reason. */
const UNREADABLE = /["#'()*?[\]`{}]/g;

/** Throws a sentence that says what to do where the path of a site's folder has signs that Gatsby can't build with. */
export function requireReadableName(folder: string): void {
  const signs = [...new Set(folder.match(UNREADABLE))];
  if (signs.length === 0) return;
  throw new Error(
    `Gatsby can't build in ${folder}: the path has ${signs.join(" ")} in it. Rename the folder, or set SITE_DIR to one without.`,
  );
}
