import { join } from "node:path";
import type { Environment } from "../../shared/environment";

/** Folders that a build writes to, and those that a later build recreates within minutes. */
export function diskUse(
  { picturesDir, previewDir }: Pick<Environment, "picturesDir" | "previewDir">,
  directory = ".",
): { written: string[]; removable: string[] } {
  const [cache, site] = [join(directory, ".cache"), join(directory, "public")];
  return { written: [directory, picturesDir], removable: [cache, site, picturesDir, previewDir] };
}
