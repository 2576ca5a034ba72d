import { resolve } from "node:path";
import { copyCode } from "../../gatsby/builder/copy-code";

/**
 * Copies the site's code into its own folder with its own caches, so that a test can build a site without touching the
 * one in the project's root. As it is below the root, it resolves the same packages.
 */
export async function copyWorkspace(name: string): Promise<string> {
  const folder = resolve(".test-sites", name);
  await copyCode(resolve("."), folder);
  return folder;
}
