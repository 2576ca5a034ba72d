import type { Configuration } from "webpack";

type Rules = NonNullable<NonNullable<Configuration["module"]>["rules"]>;

/**
 * Gatsby's webpack rules except those whose test matches `isMeant`. Throws `missing` if none matches, that is,
 * Gatsby has changed.
 */
export function rulesWithout(
  config: Configuration,
  isMeant: (test: RegExp) => boolean,
  missing: string,
): Rules {
  const all = config.module?.rules ?? [];
  const rules = all.filter((rule) => !hasTest(rule) || !isMeant(rule.test));
  if (rules.length === all.length) throw new Error(missing);
  return rules;
}

function hasTest(rule: unknown): rule is { test: RegExp } {
  return typeof rule === "object" && rule !== null && "test" in rule && rule.test instanceof RegExp;
}
