/**
 * The subset of i18next that browsers need: dotted keys, namespaces with fallbacks, `{{value}}`, `{{size, number}}`
 * and plurals. Replaces the library in the browser bundle only; servers, tests and development use the real one.
 */

export interface Messages {
  [key: string]: string | Messages;
}

interface Options {
  lng: string;
  fallbackLng: string;
  defaultNS: string;
  fallbackNS: readonly string[];
  /** By language, then by namespace. */
  resources: Record<string, Record<string, Messages>>;
}

type Values = Record<string, unknown>;

export type Translate = (key: string, values?: Values) => string;

export interface I18n {
  language: string;
  init(options: Options): void;
  cloneInstance(options: Pick<Options, "lng">): I18n;
  /** Returns a translator that looks in a namespace before the fallbacks; the same function for the same namespace. */
  getFixedT(language: null, namespace?: string): Translate;
}

const PLACEHOLDER = /{{\s*(\w+)\s*(,\s*number\s*)?}}/g;

export function createInstance(): I18n {
  let options: Options = { lng: "", fallbackLng: "", defaultNS: "", fallbackNS: [], resources: {} };
  const translators = new Map<string, Translate>();

  function translator(namespace: string): Translate {
    const namespaces = [namespace, ...options.fallbackNS];
    const languages = [options.lng, options.fallbackLng];
    return (key, values = {}) => {
      for (const name of namespaces) {
        for (const language of languages) {
          for (const candidate of pluralKeys(key, language, values.count)) {
            const found = find(options.resources[language]?.[name], candidate);
            if (found !== undefined) return fill(found, values, language);
          }
        }
      }
      return key;
    };
  }

  const i18n: I18n = {
    language: "",
    init(given) {
      options = given;
      i18n.language = given.lng;
    },
    cloneInstance({ lng }) {
      const clone = createInstance();
      clone.init({ ...options, lng });
      return clone;
    },
    getFixedT(_language, namespace = options.defaultNS) {
      const known = translators.get(namespace) ?? translator(namespace);
      translators.set(namespace, known);
      return known;
    },
  };
  return i18n;
}

export default { createInstance };

/** (`guests`, `ru`, 3) → `guests_few`, `guests`: the most specific first. */
function pluralKeys(key: string, language: string, count: unknown): string[] {
  if (typeof count !== "number") return [key];
  const plural = `${key}_${new Intl.PluralRules(language).select(count)}`;
  return count === 0 ? [`${key}_zero`, plural, key] : [plural, key];
}

function find(messages: Messages | undefined, key: string): string | undefined {
  let found: Messages[string] | undefined = messages;
  for (const part of key.split(".")) found = typeof found === "object" ? found[part] : undefined;
  return typeof found === "string" ? found : undefined;
}

function fill(text: string, values: Values, language: string): string {
  return text.replace(PLACEHOLDER, (_, name: string, isNumber: string | undefined) => {
    const value = values[name];
    const plain = String(value ?? "");
    // Every language of the site formats small numbers like this, and a language's first formatter costs a slow
    // phone 80 ms.
    return !isNumber || typeof value !== "number" || /^\d{1,3}$/.test(plain)
      ? plain
      : new Intl.NumberFormat(language).format(value);
  });
}
