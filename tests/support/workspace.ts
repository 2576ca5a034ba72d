import { resolve } from "node:path";
import { copyCode } from "../../gatsby/builder/copy-code";

/**
 * A copy of the site's code in a folder of its own, with its own caches, so that a test can build a site
 * without touching the one in the project's root. It lies below the root and so finds the same packages.
 */
export async function copyWorkspace(name: string): Promise<string> {
  const folder = resolve(".test-sites", name);
  await copyCode(resolve("."), folder);
  return folder;
}
