import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { GatsbyNode } from "gatsby";

/** Creates gatsby-plugin-image's cache folder: Gatsby creates it only for plugins in the site's configuration. */
export const onPreExtractQueries: GatsbyNode["onPreExtractQueries"] = async ({ store }) => {
  const { directory }: { directory: string } = store.getState().program;
  await mkdir(join(directory, ".cache/caches/gatsby-plugin-image"), { recursive: true });
};
