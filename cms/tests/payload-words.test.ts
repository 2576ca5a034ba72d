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
  it(`corrections in ${locale} replace only texts of Payload, and use only its placeholders`, () => {
    const theirs = ofPayload(locale);
    for (const [own, text] of ours(locale)) {
      // A plural form that Payload lacks in this language.
      const key = theirs.has(own) ? own : own.replace(/_(?:few|many)$/, "_other");
      expect([...theirs.keys()]).toContain(key);
      const filledIn = [theirs, ofPayload("en")].flatMap((words) => placeholders(words.get(key)));
      const foreign = placeholders(text).filter((one) => !filledIn.includes(one));
      expect({ key, foreign }).toEqual({ key, foreign: [] });
    }
  });
}

/** Words that are the same in English. */
const SHARED: Partial<Record<AdminLocale, readonly string[]>> = {
  de: ["Block", "Name", "Export", "Filter", "Layout", "Status", "Version"],
};

it.each(ADMIN_LOCALES.filter((locale) => locale !== "en"))(
  "no text of Payload's is left in English in %s",
  (locale) => {
    const said = new Map([...ofPayload(locale), ...ours(locale)]);
    const same = [...ofPayload("en")].filter(([key, text]) => (said.get(key) ?? text) === text);
    expect(same.map(([, text]) => text)).toEqual(SHARED[locale] ?? []);
  },
);

it("the admin never says du, as our own texts say Sie", () => {
  const familiar =
    /\b(?:[Dd]u|[Dd]ein\p{L}*|[Dd]ir|[Dd]ich)\b|\b(?:[Gg]ib|[Ww]ähle|[Kk]licke|[Pp]rüfe|[Üü]berprüfe|[Ss]peichere|[Zz]iehe|[Ss]etze|[Ee]rstelle) /u;
  const said = new Map([...ofPayload("de"), ...ours("de")]);
  expect([...said].filter(([, text]) => familiar.test(text))).toEqual([]);
});

/** Words around a name that would have to agree with its gender, number, case or sound. */
const AGREEING: Partial<Record<AdminLocale, RegExp>> = {
  de: /\b(?:[Dd]ieses|[Kk]eine?|[Nn]eue?[rs]?|[Dd]er|[Dd]ie|[Dd]as) \{\{(?:label|title)|erlaubte \{\{/u,
  ru: /(?<!\p{L})(?:нов|существующ|эт|глобальн)\p{L}+ \{\{|(?<!\p{L})(?:для|данные|нового|нет|по) \{\{(?:label|title|entityLabel)|\}\}[»"]? (?:был |успешно )?\p{L}+(?:ан|ен|ён)[оа]?[ .]/iu,
  tr: /\}\}(?:<\/\d>)? ?['’]|misin\?/u,
};

it.each(Object.entries(AGREEING))("no word has to agree with an inserted name in %s", (code, agreeing) => {
  const locale = ADMIN_LOCALES.find((one) => one === code);
  if (locale === undefined) throw new Error(`The admin has no ${code}.`);
  const said = new Map([...ofPayload(locale), ...ours(locale)]);
  expect([...said].filter(([, text]) => agreeing.test(text))).toEqual([]);
});

it.each([
  ["de", "Öffnen (Menü)", "Schließen (Menü)"],
  ["tr", "Aç (menü)", "Kapat (menü)"],
  ["ru", "Открыть (меню)", "Закрыть (меню)"],
] as const)("the navigation button has a natural label in %s", (locale, ...names) => {
  const said = new Map([...ofPayload(locale), ...ours(locale)]);
  const read = ["general:open", "general:close"].map((key) => `${said.get(key)} ${said.get("general:menu")}`);
  expect(read).toEqual(names);
});
