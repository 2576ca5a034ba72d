import type { Locale } from "../../../shared/locales";
import type { Call } from "./call-service";
import type { TranslationSettings } from "./settings";

/** Languages of a translation. */
export interface LanguagePair {
  from: Locale;
  to: Locale;
}

/** How to call one kind of service. */
export interface Dialect {
  /** The call that translates these runs. */
  call(settings: TranslationSettings, runs: readonly string[], languages: LanguagePair): Call;
  /** The translations in its response, in order; undefined if there are none. */
  translationsIn(answer: unknown): string[] | undefined;
}

/** English name of a language, as chat services understand it. */
export function englishName(locale: Locale): string {
  return new Intl.DisplayNames("en", { type: "language" }).of(locale) ?? locale;
}
