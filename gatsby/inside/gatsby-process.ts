import { join } from "node:path";

/** The file that runs Gatsby's commands with Node, with no shell in between. */
export const GATSBY_CLI = "gatsby/cli.js";

/** Settings of Gatsby's process in a site's folder that Gatsby's documentation does not name. */
export function gatsbySettings(directory: string): Record<string, string> {
  return {
    // Plain lines, each error beginning with "error".
    GATSBY_LOGGER: "yurnalist",
    // From Node 22 on: spares each of Gatsby's processes most of its own compiling.
    NODE_COMPILE_CACHE: join(directory, ".cache/node-compile"),
  };
}

/**
 * The lines of Gatsby's output from its first error on, the last ones where it names none: at most 15. For people to read, of a
 * Gatsby that failed, which says why nowhere else; what our own code has to say comes as a message (`../builder/messages.ts`).
 */
export function firstError(log: readonly string[]): string[] {
  const start = log.findIndex((line) => /^\s*error\b/i.test(line));
  return log.slice(start === -1 ? -15 : start).slice(0, 15);
}
