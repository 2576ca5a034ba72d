import { string } from "yup";
import { withoutTrailingSlash } from "../../../shared/trailing-slash";

const SERVICES = ["deepl", "libretranslate", "openai"] as const;

/** The configured translation service. */
export interface TranslationSettings {
  service: (typeof SERVICES)[number];
  /** No trailing slash. */
  url: string;
  key: string | undefined;
  /** For chat services. */
  model: string | undefined;
}

interface Values {
  TRANSLATION_SERVICE?: TranslationSettings["service"];
  TRANSLATION_URL?: string;
  TRANSLATION_KEY?: string;
  TRANSLATION_MODEL?: string;
}

export const TRANSLATION_VARIABLES = {
  TRANSLATION_SERVICE: string()
    .oneOf(SERVICES, `TRANSLATION_SERVICE must be one of ${SERVICES.join(", ")}`)
    .test(
      "complete",
      "TRANSLATION_SERVICE=deepl needs TRANSLATION_KEY, libretranslate needs TRANSLATION_URL, and openai needs TRANSLATION_URL and TRANSLATION_MODEL",
      (service, { parent }) => isComplete(service, parent),
    ),
  TRANSLATION_URL: string().matches(
    /^https?:\/\/[^/]/,
    "TRANSLATION_URL must be an http: or https: address, such as https://translate.example.com",
  ),
  TRANSLATION_KEY: string().matches(/^[\x21-\x7e]+$/, "TRANSLATION_KEY must be one word, without spaces"),
  TRANSLATION_MODEL: string(),
};

/** Undefined if no service is named. */
export function translationSettings(values: Values): TranslationSettings | undefined {
  const { TRANSLATION_SERVICE: service, TRANSLATION_KEY: key, TRANSLATION_MODEL: model } = values;
  if (service === undefined) return undefined;
  const url = values.TRANSLATION_URL ?? deeplUrl(key);
  return { service, url: withoutTrailingSlash(url), key, model };
}

function isComplete(service: Values["TRANSLATION_SERVICE"], values: Values): boolean {
  const { TRANSLATION_URL: url, TRANSLATION_KEY: key, TRANSLATION_MODEL: model } = values;
  switch (service) {
    case "deepl":
      return Boolean(key);
    case "libretranslate":
      return Boolean(url);
    case "openai":
      return Boolean(url && model);
    default:
      return true;
  }
}

/** Keys of DeepL's free plan end in `:fx` and work only at its own host. */
function deeplUrl(key = ""): string {
  return key.endsWith(":fx") ? "https://api-free.deepl.com" : "https://api.deepl.com";
}
