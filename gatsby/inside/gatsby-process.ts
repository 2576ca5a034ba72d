import { join } from "node:path";

/** The file that runs Gatsby's commands with Node, without a shell. */
export const GATSBY_CLI = "gatsby/cli.js";

/** Undocumented settings of Gatsby's process in a site's folder. */
export function gatsbySettings(directory: string): Record<string, string> {
  return {
    // Plain lines, with errors starting with "error".
    GATSBY_LOGGER: "yurnalist",
    // From Node 22 on: saves most of the compile time in each Gatsby process.
    NODE_COMPILE_CACHE: join(directory, ".cache/node-compile"),
  };
}

/**
 * Gatsby's output from the first error on, or its last lines if there is none: at most 15. For people, since a
 * failed Gatsby gives its reason nowhere else; our own code reports through messages
 * (`../builder/messages.ts`).
 */
export function firstError(log: readonly string[]): string[] {
  const start = log.findIndex((line) => /^\s*error\b/i.test(line));
  return log.slice(start === -1 ? -15 : start).slice(0, 15);
}
