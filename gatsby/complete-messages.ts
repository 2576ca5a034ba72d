import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import type { LoaderContext, RuleSetRule } from "webpack";
import { completed } from "../languages/fallback";
import { isShippedLocale } from "../shared/locales";

/** For webpack: message files say in English what they lack. */
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

/** What pages are given of a message file (`Locale` of gatsby-plugin-react-i18next), completed likewise. */
export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers: add }) =>
  add({
    Locale: {
      data: {
        resolve: ({ data, fileAbsolutePath }: { data: string; fileAbsolutePath: string }) =>
          completedFile(data, fileAbsolutePath),
      },
    },
  });

const known = new Map<string, string>();

/** The JSON of a message file (`…/languages/tr/common.json`) with the English messages that it lacks. */
export function completedFile(json: string, file: string): string {
  const english = englishFile(file);
  const locale = basename(dirname(file));
  if (!isShippedLocale(locale) || !existsSync(english)) return json;
  const source = readFileSync(english, "utf8");
  const key = [locale, source, json].join("\n");
  const found = known.get(key);
  if (found !== undefined) return found;
  const own: object = JSON.parse(json);
  const messages = completed<object>(JSON.parse(source), own, locale);
  const made = messages === own ? json : JSON.stringify(messages);
  known.set(key, made);
  return made;
}

function englishFile(file: string): string {
  return join(dirname(dirname(file)), "en", basename(file));
}
