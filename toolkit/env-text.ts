import { parseEnv } from "node:util";

/** A byte order mark, and what Node's parser takes as part of a name: white space and `export` before it. */
const BYTE_ORDER_MARK = /^\uFEFF/;
const BEFORE_NAME = /^[ \t]*(?:export[ \t]+)?(?=\w+[ \t]*=)/gm;
/** `PASSWORD=a#b`: a value with a comment to one parser, a value containing # to another. */
const CUT_VALUE = /^(\w+)[ \t]*=[ \t]*[^\s"'`#][^\r\n#]*(?<=\S)#/gm;

/**
 * Parses the variables of a file like `.env.example`. Throws an error that names those whose parsed value would
 * differ from what it looks like.
 */
export function parseEnvText(text: string): Record<string, string> {
  const lines = text.replace(BYTE_ORDER_MARK, "").replaceAll(BEFORE_NAME, "");
  const cut = [...lines.matchAll(CUT_VALUE)].map(([, name]) => name);
  if (cut.length > 0)
    throw new Error(
      `a # would end the value of ${cut.join(", ")}: put the value in quotes, or a space before a comment`,
    );
  return Object.fromEntries(Object.entries(parseEnv(lines)).map(([name, value]) => [name, value ?? ""]));
}

/**
 * Returns the intended value: without surrounding white space, common in Kubernetes secrets, and without the
 * quotes left by Docker's `--env-file`. Throws if it is ambiguous.
 */
export function cleanValue(name: string, value: string): string {
  const trimmed = value.trim();
  const [quote = ""] = /^["'`]/.exec(trimmed) ?? [];
  const quotes = quote === "" ? 0 : trimmed.split(quote).length - 1;
  if (quotes === 1) throw new Error(`${name} begins with ${quote} and has no second one. Take it away`);
  const meant = quotes === 2 && trimmed.endsWith(quote) ? trimmed.slice(1, -1).trim() : trimmed;
  if (name !== RUN_BY_SHELL && /^(?:file:)?~(?:\/|$)/.test(meant))
    throw new Error(`${name} begins with ~, which only a shell replaces. Write the whole path`);
  return meant;
}

const RUN_BY_SHELL = "PUBLISH_AFTER";
