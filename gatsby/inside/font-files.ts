import { relative, resolve } from "node:path";
import type { Configuration, RuleSetRule } from "webpack";
import { rulesWithout } from "./webpack-rules";

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
