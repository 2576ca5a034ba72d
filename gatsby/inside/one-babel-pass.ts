import type { Configuration } from "webpack";
import { rulesWithout } from "./webpack-rules";

const TYPESCRIPT = /\.tsx?$/;

/**
 * The configuration without the rule that gatsby-plugin-typescript adds: Gatsby's own for scripts takes TypeScript too,
 * so that Babel would read each module twice. Throws where there is no such rule any more.
 */
export function withOneBabelPass(config: Configuration): Configuration {
  const rules = rulesWithout(
    config,
    ({ source }) => source === TYPESCRIPT.source,
    "Gatsby has no second rule for TypeScript any more: correct gatsby/inside/one-babel-pass.ts.",
  );
  return { ...config, module: { ...config.module, rules } };
}
