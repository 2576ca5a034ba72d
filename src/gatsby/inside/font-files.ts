import { relative, resolve } from "node:path";
import type { Configuration, RuleSetRule } from "webpack";

/** Fonts as files of `public/`, also where the code that renders pages alone names them: its own folder is another. */
function fontsAsFiles(folder: string): RuleSetRule {
  const toPublic = relative(folder, resolve("public"));
  return {
    test: /\.woff2$/,
    type: "asset/resource",
    generator: {
      filename: "static/[name]-[contenthash][ext]",
      ...(toPublic !== "" && { outputPath: `${toPublic}/` }),
    },
  };
}

/**
 * The configuration with fonts as files: Gatsby's own rule puts those below 10 KB into the HTML of every page.
 * Throws where Gatsby has no rule for fonts any more.
 */
export function withFontsAsFiles(config: Configuration): Configuration {
  const all = config.module?.rules ?? [];
  const rules = all.filter((rule) => !isFontRule(rule));
  if (rules.length === all.length) {
    throw new Error(
      "Gatsby has no webpack rule for fonts any more: correct src/gatsby/inside/font-files.ts.",
    );
  }
  return {
    ...config,
    module: { ...config.module, rules: [...rules, fontsAsFiles(config.output?.path ?? "public")] },
  };
}

function isFontRule(rule: unknown): boolean {
  return (
    typeof rule === "object" &&
    rule !== null &&
    "test" in rule &&
    rule.test instanceof RegExp &&
    rule.test.test(".woff2")
  );
}
