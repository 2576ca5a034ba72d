import { array, object, string } from "yup";
import type { Locale } from "../../../shared/locales";
import { tryParse } from "../../../shared/parse";
import type { Dialect } from "./dialect";
import { KEPT_TAG } from "./mark-run";

const schema = object({ translations: array(object({ text: string().defined() })).required() });

/** DeepL's API, version 2: `POST /v2/translate`. */
export const deepl: Dialect = {
  call: ({ url, key }, runs, { from, to }) => ({
    url: `${url}/v2/translate`,
    headers: { Authorization: `DeepL-Auth-Key ${key}` },
    body: {
      text: runs,
      source_lang: from.toUpperCase(),
      target_lang: targetOf(to),
      tag_handling: "xml",
      ignore_tags: [KEPT_TAG],
    },
  }),
  translationsIn: (answer) => tryParse(schema, answer)?.translations.map(({ text }) => text),
};

/** As a target language, English needs a region. */
function targetOf(locale: Locale): string {
  return locale === "en" ? "EN-GB" : locale.toUpperCase();
}
