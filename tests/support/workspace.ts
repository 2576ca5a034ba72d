import { cp, mkdir, rm } from "node:fs/promises";
import { join, resolve } from "node:path";

const SOURCES = [
  "shared",
  "languages",
  "src",
  "gatsby",
  "content-api",
  "plugins",
  "static",
  "gatsby-browser.tsx",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-ssr.tsx",
  "package.json",
  "tsconfig.json",
];

/**
 * A copy of the site's code in a folder of its own, with its own caches, so that a test can build a site
 * without touching the one in the project's root. It lies below the root and so finds the same packages.
 */
export async function copyWorkspace(name: string): Promise<string> {
  const folder = resolve(".test-sites", name);
  await mkdir(folder, { recursive: true });
  for (const source of SOURCES) {
    // What is gone from the code must not live on in a copy of an earlier run.
    await rm(join(folder, source), { recursive: true, force: true });
    await cp(source, join(folder, source), { recursive: true });
  }
  return folder;
}
