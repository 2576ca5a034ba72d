import assert from "node:assert/strict";
import { it } from "node:test";
import { translations } from "@payloadcms/translations/all";
import { EDITOR_PAYLOAD } from "../../languages/editor-payload";
import { ADMIN_LOCALES, type AdminLocale } from "../../shared/admin-locales";
import { fieldsOf } from "../../shared/record";

/** Texts by `group:key`. */
function textsOf(words: unknown): Map<string, string> {
  return new Map(
    Object.entries(fieldsOf(words)).flatMap(([group, texts]) =>
      Object.entries(fieldsOf(texts)).map(([key, text]): [string, string] => [
        `${group}:${key}`,
        String(text),
      ]),
    ),
  );
}

const ofPayload = (locale: AdminLocale) => textsOf(translations[locale]?.translations);
const ours = (locale: AdminLocale) => textsOf(EDITOR_PAYLOAD[locale]);

const placeholders = (text: string | undefined): string[] => text?.match(/{{.*?}}|<\d+>/g) ?? [];

for (const locale of ADMIN_LOCALES) {
  it(`what is corrected in ${locale} are texts that Payload has, with nothing that it does not fill in`, () => {
    const theirs = ofPayload(locale);
    for (const [own, text] of ours(locale)) {
      // A plural form that Payload lacks in this language.
      const key = theirs.has(own) ? own : own.replace(/_(?:few|many)$/, "_other");
      assert.ok(theirs.has(key), `Payload has no ${key}`);
      const filledIn = [theirs, ofPayload("en")].flatMap((words) => placeholders(words.get(key)));
      const foreign = placeholders(text).filter((one) => !filledIn.includes(one));
      assert.deepEqual({ key, foreign }, { key, foreign: [] });
    }
  });
}

it("the admin calls nobody du, as all that is ours says Sie", () => {
  const familiar =
    /\b(?:[Dd]u|[Dd]ein\p{L}*|[Dd]ir|[Dd]ich)\b|\b(?:[Gg]ib|[Ww]ähle|[Kk]licke|[Pp]rüfe|[Üü]berprüfe|[Ss]peichere|[Zz]iehe|[Ss]etze|[Ee]rstelle) /u;
  const said = new Map([...ofPayload("de"), ...ours("de")]);
  assert.deepEqual(
    [...said].filter(([, text]) => familiar.test(text)),
    [],
  );
});
