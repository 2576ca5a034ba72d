import { relative, resolve } from "node:path";
import type { Configuration, RuleSetRule } from "webpack";
import { rulesWithout } from "./webpack-rules";

/**
 * Emits fonts as files of `public/`, even if only the code that renders pages refers to them: its own output
 * folder is different.
 */
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
 * The configuration with fonts as files: Gatsby's own rule inlines fonts below 10 KB into the HTML of every
 * page. Throws if Gatsby no longer has a rule for fonts.
 */
export function withFontsAsFiles(config: Configuration): Configuration {
  const rules = rulesWithout(
    config,
    (test) => test.test(".woff2"),
    "Gatsby has no webpack rule for fonts any more: correct gatsby/inside/font-files.ts.",
  );
  return {
    ...config,
    module: { ...config.module, rules: [...rules, fontsAsFiles(config.output?.path ?? "public")] },
  };
}
