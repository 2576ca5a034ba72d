import { resolve } from "node:path";
import type { RuleSetRule } from "webpack";

const STARTER = "src/vitals/start.ts";
/** A module that every page fetches some seconds after it started, when the browser is idle. */
const IDLE_MODULE = "plugins/gatsby-plugin-offline-pages/src/keep-page.ts";

/** Webpack rule that puts the measuring of visits into an existing chunk, so that the first load stays as it is. */
export function measuredVisits(): RuleSetRule {
  return {
    enforce: "pre",
    test: resolve(IDLE_MODULE),
    loader: resolve("gatsby/transform-loader.cjs"),
    options: {
      transform: (source: string) => `import ${JSON.stringify(resolve(STARTER))};\n${source}`,
    },
  };
}
