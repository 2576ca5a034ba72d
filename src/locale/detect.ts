export interface Visitor {
  /** Value of the locale cookie; null where there is none. */
  stored: string | null;
  /** The browser's languages, most wanted first. */
  languages: readonly string[];
}

export interface DetectionSettings<Code extends string> {
  locales: readonly Code[];
  /** What a stored value outside the locales counts as; null: it counts as none. */
  defaultLocale: Code | null;
  /** What a visitor gets whose languages are all unknown; null: no answer. */
  fallbackLocale: Code | null;
}

/**
 * The locale a visitor wants, null where nothing tells: cookie, then browser languages, then fallback.
 * The earliest language wins, at the same position an exact match beats the base language:
 * `["de-AT", "en"]` → `de`, `["fr-FR", "tr-TR"]` → `tr`, `["fr"]` → null.
 */
export function detectLocale<Code extends string>(
  visitor: Visitor,
  settings: DetectionSettings<Code>,
): Code | null {
  const find = (code: string | null | undefined) => settings.locales.find((locale) => locale === code);
  if (visitor.stored !== null) {
    const stored = find(visitor.stored) ?? settings.defaultLocale;
    if (stored !== null) return stored;
  }
  for (const language of visitor.languages) {
    const tag = language.toLowerCase();
    const match = settings.locales.find((locale) => locale.toLowerCase() === tag) ?? find(tag.split("-")[0]);
    if (match !== undefined) return match;
  }
  return settings.fallbackLocale;
}
