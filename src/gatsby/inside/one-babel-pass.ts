import type { Configuration } from "webpack";

/**
 * The configuration without the rule that gatsby-plugin-typescript adds: Gatsby's own for scripts takes TypeScript too,
 * so that Babel would read each module twice. Throws where there is no such rule any more.
 */
export function withOneBabelPass(config: Configuration): Configuration {
  const all = config.module?.rules ?? [];
  const rules = all.filter((rule) => !isTypeScriptRule(rule));
  if (rules.length === all.length) {
    throw new Error(
      "Gatsby has no second rule for TypeScript any more: correct src/gatsby/inside/one-babel-pass.ts.",
    );
  }
  return { ...config, module: { ...config.module, rules } };
}

function isTypeScriptRule(rule: unknown): boolean {
  return (
    typeof rule === "object" &&
    rule !== null &&
    "test" in rule &&
    rule.test instanceof RegExp &&
    rule.test.source === /\.tsx?$/.source
  );
}
