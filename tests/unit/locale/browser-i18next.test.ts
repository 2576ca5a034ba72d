import i18next from "i18next";
import { LOCALES, type Locale } from "../../../shared/locales";
import { createInstance } from "../../../src/locale/browser/i18next";
import { readMessages } from "../../support/read-messages";

const COUNTS = [0, 1, 2, 3, 4, 5, 11, 21, 22, 100, 1_001, 1.5];
/** For messages without placeholders or plural forms, which are the same for every count. */
const ONE_COUNT = [2];

const PLURAL = /_(zero|one|two|few|many|other)$/;

/** Namespaces of mails, the publisher's pages and consents, which handle messages in their own way. */
const BESIDE_PAGES = ["newsletter", "publisher", "consents", "enquiry", "enquiry-mails", "calendar", "light"];

function resources(locales: readonly Locale[]) {
  return Object.fromEntries(locales.map((locale) => [locale, messagesOfPages(locale)]));
}

function messagesOfPages(locale: Locale) {
  const all = Object.entries(readMessages(locale));
  return Object.fromEntries(all.filter(([namespace]) => !BESIDE_PAGES.includes(namespace)));
}

function textsIn(value: unknown, prefix = ""): [key: string, text: string][] {
  if (typeof value !== "object" || value === null) return [[prefix, String(value)]];
  return Object.entries(value).flatMap(([key, child]) => textsIn(child, prefix ? `${prefix}.${key}` : key));
}

/** Values for every placeholder of a message: numbers for counts and sizes, texts for the others. */
function valuesFor(text: string, count: number) {
  const names = [...text.matchAll(/{{\s*(\w+)/g)].map(([, name = ""]) => name);
  return Object.fromEntries(
    names.map((name) => [name, /count|size|number/.test(name) ? count : `<${name}>`]),
  );
}

/** The library and its replacement, set up as the i18n plugin sets up a page. */
function both(locale: Locale, locales: readonly Locale[] = [locale]) {
  const options = {
    lng: locale,
    fallbackLng: "en",
    defaultNS: "common",
    fallbackNS: ["detail", "gallery", "locale", "rooms"],
    resources: resources(locales),
    returnNull: false,
    interpolation: { escapeValue: false },
    keySeparator: ".",
    nsSeparator: ":",
    react: { useSuspense: false },
  } as const;
  const real = i18next.createInstance();
  void real.init(options);
  const small = createInstance();
  small.init(options);
  return { real, small, messages: options.resources };
}

test.each(LOCALES)("in %s every message matches the library's, whatever the count", (locale) => {
  const { real, small, messages } = both(locale);
  const different: unknown[] = [];
  let compared = 0;
  for (const [namespace, texts] of Object.entries(messages[locale] ?? {})) {
    const [ours, theirs] = [small, real].map((instance) => instance.getFixedT(null, namespace));
    for (const [key, text] of textsIn(texts)) {
      for (const count of PLURAL.test(key) || text.includes("{{") ? COUNTS : ONE_COUNT) {
        const counted = key.replace(PLURAL, "");
        for (const values of [valuesFor(text, count), { ...valuesFor(text, count), count }]) {
          for (const asked of new Set([key, counted])) {
            const [said, expected] = [ours?.(asked, values), theirs?.(asked, values)];
            if (said !== expected) different.push({ asked, values, said, expected });
            compared += 1;
          }
        }
      }
    }
  }
  expect(different).toEqual([]);
  expect(compared).toBeGreaterThan(1_000);
});

test("namespaces and languages fall back, and a missing message yields its key, as in the library", () => {
  const { real, small } = both("ru", ["en", "ru"]);
  for (const namespace of [undefined, "common", "rooms", "gallery", "none"]) {
    for (const key of [
      "menu",
      "components.errorMail",
      "components.errorBackButton",
      "size",
      "nope",
      "nav.nope",
    ]) {
      expect(small.getFixedT(null, namespace)(key)).toBe(real.getFixedT(null, namespace ?? "common")(key));
    }
  }
  const english = both("tr", ["en"]);
  expect(english.small.getFixedT(null, "common")("menu")).toBe(
    english.real.getFixedT(null, "common")("menu"),
  );
});

test("a clone uses another language; the same namespace returns the same function", () => {
  const { small } = both("en", ["en", "tr"]);
  const turkish = small.cloneInstance({ lng: "tr" });
  expect(turkish.language).toBe("tr");
  expect(turkish.getFixedT(null, "common")("close")).toBe("Kapat");
  expect(small.getFixedT(null, "common")("close")).toBe("Close");
  expect(small.getFixedT(null, "common")).toBe(small.getFixedT(null));
});
