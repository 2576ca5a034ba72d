import { resolve } from "node:path";
import type { LoaderContext, RuleSetRule } from "webpack";
import { completedFile, englishFile } from "../languages/completed-file";

/** Webpack rule that fills in missing messages in English. */
export function completeMessages(folder = resolve("languages")): RuleSetRule {
  return {
    enforce: "pre",
    test: /\.json$/,
    include: folder,
    loader: resolve("gatsby/transform-loader.cjs"),
    options: {
      transform(json: string, { resourcePath, addDependency }: LoaderContext<unknown>) {
        addDependency(englishFile(resourcePath));
        return completedFile(json, resourcePath);
      },
    },
  };
}
