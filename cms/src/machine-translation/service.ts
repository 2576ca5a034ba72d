import { callService } from "./call-service";
import { chat } from "./chat";
import { deepl } from "./deepl";
import type { Dialect, LanguagePair } from "./dialect";
import { libretranslate } from "./libretranslate";
import type { TranslationSettings } from "./settings";

const DIALECTS: Record<TranslationSettings["service"], Dialect> = { deepl, libretranslate, openai: chat };

/** Translates runs of text, in order. Throws `ServiceFault`. */
export type Translate = (
  runs: readonly string[],
  languages: LanguagePair,
  signal: AbortSignal,
) => Promise<string[]>;

/** Milliseconds. */
export interface Patience {
  /** Timeout of one call. */
  call: number;
  /** Pause before the first retry. */
  pause: number;
}

const PATIENCE: Patience = { call: 60_000, pause: 1_000 };

export function translationService(settings: TranslationSettings, patience = PATIENCE): Translate {
  const { call, translationsIn } = DIALECTS[settings.service];
  return (runs, languages, signal) =>
    callService(
      call(settings, runs, languages),
      (answer) => {
        const translations = translationsIn(answer);
        return translations?.length === runs.length ? translations : undefined;
      },
      { ...patience, signal },
    );
}
