import type { Configuration } from "webpack";

/** The name by which the site's entry imports Gatsby's own. */
const GATSBY_APP = "gatsby-app";

/**
 * Replaces Gatsby's app entry by the site's, given as a path, which starts Gatsby's own when it chooses. Throws
 * if Gatsby no longer has an entry "app".
 */
export function withAppEntry(config: Configuration, entry: string): Configuration {
  const entries = typeof config.entry === "object" && !Array.isArray(config.entry) ? config.entry : {};
  if (typeof entries.app !== "string") {
    throw new Error('Gatsby has no entry "app" any more: correct gatsby/inside/app-entry.ts.');
  }
  const alias = { ...config.resolve?.alias, [`${GATSBY_APP}$`]: entries.app };
  return { ...config, entry: { ...entries, app: entry }, resolve: { ...config.resolve, alias } };
}
