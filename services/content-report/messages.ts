import { readFileSync } from "node:fs";
import { join } from "node:path";
import { missingKeys } from "../../languages/fallback";
import { messageFiles } from "../../languages/message-files";
import { messageOf } from "../../shared/errors";
import { type Locale, LOCALES } from "../../shared/locales";
import { prefixPath } from "../../shared/paths";
import type { Finding } from "./report";

const LANGUAGES = join(__dirname, "../../languages");

/** Finds messages that a locale of the hotel lacks (`languages/<code>/`): the site shows them in English. */
export function messageFindings(folder = LANGUAGES): Finding[] {
  const names = messageFiles(join(folder, "en"));
  return LOCALES.flatMap((locale) => names.flatMap((name) => fileFindings(folder, locale, name)));
}

function fileFindings(folder: string, locale: Locale, name: string): Finding[] {
  const english = readMessages(join(folder, "en", name));
  const own = messageFiles(join(folder, locale)).includes(name)
    ? readMessages(join(folder, locale, name))
    : {};
  const missing = missingKeys(english, own, locale);
  if (missing.length === 0) return [];
  const detail = `languages/${locale}/${name}: ${missing.join(", ")}`;
  return [{ kind: "missing-message", locale, page: prefixPath(locale, "/"), detail }];
}

/** Throws an error that names the file if it is invalid JSON. */
function readMessages(file: string): object {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    throw new Error(`${file} is not JSON (${messageOf(error)}). Correct it.`, { cause: error });
  }
}
