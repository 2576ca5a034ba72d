import assert from "node:assert/strict";
import { it } from "node:test";
import { translations } from "@payloadcms/translations/all";
import { EDITOR_PAYLOAD } from "../../languages/editor-payload";
import { fieldsOf } from "../../shared/record";

/** What Payload says in German with our words in place of its own, by key. */
function germanTexts(): [string, string][] {
  const groups = Object.entries(fieldsOf(translations.de?.translations));
  const ours = fieldsOf(EDITOR_PAYLOAD.de);
  return groups.flatMap(([group, texts]) =>
    Object.entries({ ...fieldsOf(texts), ...fieldsOf(ours[group]) }).map(([key, text]): [string, string] => [
      `${group}:${key}`,
      String(text),
    ]),
  );
}

it("the admin calls nobody du, as all that is ours says Sie", () => {
  const familiar =
    /\b(?:[Dd]u|[Dd]ein\p{L}*|[Dd]ir|[Dd]ich)\b|\b(?:[Gg]ib|[Ww]ähle|[Kk]licke|[Pp]rüfe|[Üü]berprüfe|[Ss]peichere|[Zz]iehe|[Ss]etze|[Ee]rstelle) /u;
  assert.deepEqual(
    germanTexts().filter(([, text]) => familiar.test(text)),
    [],
  );
});
