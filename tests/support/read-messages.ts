import { readdirSync, readFileSync } from "node:fs";
import { join, parse } from "node:path";
import type { Locale } from "../../shared/locales";

/** All message files of a language, by namespace: `{ common: { components: … }, … }`. */
export function readMessages(locale: Locale) {
  const folder = join("languages", locale);
  const files = readdirSync(folder).filter((name) => name.endsWith(".json"));
  return Object.fromEntries(
    files.map((name) => [parse(name).name, JSON.parse(readFileSync(join(folder, name), "utf8"))]),
  );
}
