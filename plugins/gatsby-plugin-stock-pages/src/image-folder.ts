import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { GatsbyNode } from "gatsby";

/** Makes the folder into which gatsby-plugin-image writes: Gatsby makes it only for a plugin of its own list. */
export const onPreExtractQueries: GatsbyNode["onPreExtractQueries"] = async ({ store }) => {
  const { directory }: { directory: string } = store.getState().program;
  await mkdir(join(directory, ".cache/caches/gatsby-plugin-image"), { recursive: true });
};
