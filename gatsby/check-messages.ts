import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import { messageFiles } from "../languages/message-files";
import { LOCALES } from "../shared/locales";

export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = ({ reporter }) => {
  checkMessages(resolve("languages"), reporter);
};

/** Logs every message file (`folder`/`locale`/`namespace`.json) that a locale lacks or that can't be read. */
export function checkMessages(
  folder: string,
  log: Record<"error" | "warn", (message: string) => void>,
): void {
  const files = Object.fromEntries(LOCALES.map((locale) => [locale, messageFiles(join(folder, locale))]));
  const namespaces = new Set(Object.values(files).flat());
  for (const locale of LOCALES) {
    for (const namespace of namespaces) {
      const file = join(folder, locale, namespace);
      if (!files[locale]?.includes(namespace)) {
        log.warn(`Could not find messages for locale code: ${locale}. Add ${file}.`);
        continue;
      }
      try {
        JSON.parse(readFileSync(file, "utf8"));
      } catch (error) {
        log.error(`Failed locale loading: ${file} is not JSON (${String(error)}). Correct it.`);
      }
    }
  }
}
