import type { Configuration } from "webpack";
import { rulesWithout } from "./webpack-rules";

const TYPESCRIPT = /\.tsx?$/;

/**
 * Removes the rule added by gatsby-plugin-typescript: Gatsby's own rule for scripts handles TypeScript too, so
 * Babel would process each module twice. Throws if there is no such rule.
 */
export function withOneBabelPass(config: Configuration): Configuration {
  const rules = rulesWithout(
    config,
    ({ source }) => source === TYPESCRIPT.source,
    "Gatsby has no second rule for TypeScript any more: correct gatsby/inside/one-babel-pass.ts.",
  );
  return { ...config, module: { ...config.module, rules } };
}
