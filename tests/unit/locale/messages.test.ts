import { ADMIN_LOCALES } from "../../../shared/admin-locales";
import { DEFAULT_LOCALE, type Locale, SHIPPED_LOCALES } from "../../../shared/locales";
import { readMessages } from "../../support/read-messages";

/** Texts the CMS shows to editors, in its own set of languages. */
const OF_CMS = /^(?:editor-|cms-)/;
/** Corrections to Payload's texts: each language has only those it needs (cms/tests/payload-words.test.ts). */
const CORRECTIONS = "editor-payload";
const MESSAGES = new Map(SHIPPED_LOCALES.map((locale) => [locale, readMessages(locale)]));
const NAMESPACES = namespaces(DEFAULT_LOCALE);
const TRANSLATIONS = SHIPPED_LOCALES.flatMap((locale) =>
  neededIn(locale).map((namespace): [Locale, string] => [locale, namespace]),
);

const WHOLE_TRANSLATIONS = TRANSLATIONS.filter(([, namespace]) => namespace !== CORRECTIONS);

function neededIn(locale: Locale): string[] {
  const isOfCms = ADMIN_LOCALES.some((admin) => admin === locale);
  return NAMESPACES.filter((namespace) => isOfCms || !OF_CMS.test(namespace));
}

function namespaces(locale: Locale): string[] {
  return Object.keys(MESSAGES.get(locale) ?? {}).sort();
}

/** All messages of a namespace by their full key: `components.errorMail` → text. */
function messages(locale: Locale, namespace: string): Map<string, unknown> {
  return new Map(flatten(MESSAGES.get(locale)?.[namespace]));
}

function flatten(value: unknown, prefix = ""): [string, unknown][] {
  if (typeof value !== "object" || value === null) return [[prefix, value]];
  return Object.entries(value).flatMap(([key, child]) => flatten(child, prefix ? `${prefix}.${key}` : key));
}

const PLURAL = /_(zero|one|two|few|many|other)$/;

/** The keys without their plural suffixes, and the plural forms of each counted key. */
function shape(all: Map<string, unknown>) {
  const counted = new Map<string, string[]>();
  const keys = new Set<string>();
  for (const key of all.keys()) {
    const base = key.replace(PLURAL, "");
    keys.add(base);
    const form = PLURAL.exec(key)?.[1];
    if (form) counted.set(base, [...(counted.get(base) ?? []), form]);
  }
  return { keys: [...keys].sort(), counted };
}

function placeholders(all: Map<string, unknown>): Record<string, string[]> {
  const found: Record<string, Set<string>> = {};
  for (const [key, text] of all) {
    const names = (found[key.replace(PLURAL, "")] ??= new Set());
    for (const [, name] of String(text).matchAll(/{{\s*([^},\s]+)/g)) names.add(name ?? "");
  }
  return Object.fromEntries(Object.entries(found).map(([key, names]) => [key, [...names].sort()]));
}

test("every language has the same namespaces, plus the CMS's if the CMS supports it", () => {
  for (const locale of SHIPPED_LOCALES) {
    expect({ locale, namespaces: namespaces(locale) }).toEqual({ locale, namespaces: neededIn(locale) });
  }
});

test.each(WHOLE_TRANSLATIONS)("%s/%s has the same keys and placeholders as English", (locale, namespace) => {
  const english = messages(DEFAULT_LOCALE, namespace);
  const translated = messages(locale, namespace);
  expect(shape(translated).keys).toEqual(shape(english).keys);
  expect(placeholders(translated)).toEqual(placeholders(english));
});

test.each(WHOLE_TRANSLATIONS)("%s/%s has every plural form of its language", (locale, namespace) => {
  const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
  const wrong = [...shape(messages(locale, namespace)).counted].flatMap(([key, present]) => {
    // In Russian, "other" is for fractions, which no count has.
    const needed = forms.filter((form) => form !== "other" || locale !== "ru");
    const missing = needed.filter((form) => !present.includes(form));
    const unused = present.filter((form) => !forms.some((one) => one === form));
    return missing.length + unused.length > 0 ? [{ key, missing, unused }] : [];
  });
  expect(wrong).toEqual([]);
});

test.each(TRANSLATIONS)("%s/%s has no empty message", (locale, namespace) => {
  const all = [...messages(locale, namespace)];
  expect(all.filter(([, text]) => typeof text !== "string" || !/\S/.test(text))).toEqual([]);
});

const SCRIPTS = [
  { name: "Latn", letters: /\p{Script=Latin}/u },
  { name: "Cyrl", letters: /\p{Script=Cyrillic}/u },
  { name: "Arab", letters: /\p{Script=Arabic}/u },
];

test.each(TRANSLATIONS)("%s/%s is written in one alphabet", (locale, namespace) => {
  // Every language writes names of services in Latin letters.
  const own = ["Latn", new Intl.Locale(locale).maximize().script];
  const scriptsOf = (word: string) => SCRIPTS.filter((script) => script.letters.test(word));
  const wrong = [...messages(locale, namespace)].flatMap(([key, text]) => {
    const words =
      String(text)
        .replace(/{{.*?}}|<.*?>/g, " ")
        .match(/[\p{L}\p{M}]+/gu) ?? [];
    const mixed = words.filter((word) => scriptsOf(word).length > 1);
    const foreign = words.filter((word) => !scriptsOf(word).every(({ name }) => own.includes(name)));
    return mixed.length + foreign.length > 0 ? [{ key, mixed, foreign }] : [];
  });
  expect(wrong).toEqual([]);
});
