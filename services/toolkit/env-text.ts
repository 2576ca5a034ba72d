import { parseEnv } from "node:util";

/** A byte order mark, and what Node's parser takes for a part of a name: white space, and `export` behind it. */
const BYTE_ORDER_MARK = /^\uFEFF/;
const BEFORE_NAME = /^[ \t]*(?:export[ \t]+)?(?=\w+[ \t]*=)/gm;
/** `PASSWORD=a#b`: to one parser a value with a comment, to another one a value with a #. */
const CUT_VALUE = /^(\w+)[ \t]*=[ \t]*[^\s"'`#][^\r\n#]*(?<=\S)#/gm;

/** The variables of a file like `.env.example`. Throws a sentence that names those that would be read otherwise than they look. */
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
 * A value as it is meant: without white space around it, which secrets of Kubernetes end with, and without the quotes that Docker's
 * `--env-file` leaves. Throws a sentence where it can't be told.
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
