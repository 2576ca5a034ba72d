import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { isShippedLocale } from "../shared/locales";
import { completed } from "./fallback";

const known = new Map<string, string>();

/** The JSON of a message file (`…/languages/tr/common.json`), with missing messages filled in from English. */
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

/** The English counterpart of a message file. */
export function englishFile(file: string): string {
  return join(dirname(dirname(file)), "en", basename(file));
}
