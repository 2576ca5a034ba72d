interface Visitor {
  /** Value of the locale cookie; null if there is none. */
  stored: string | null;
  /** The browser's languages, in order of preference. */
  languages: readonly string[];
}

interface DetectionSettings<Code extends string> {
  locales: readonly Code[];
  /** Locale used for a stored value that isn't one; null: it is ignored. */
  defaultLocale: Code | null;
  /** For visitors none of whose languages are available; null: no result. */
  fallbackLocale: Code | null;
}

/**
 * The locale a visitor wants, null if unknown: cookie, then browser languages, then fallback.
 * The first supported language wins; at the same position an exact match takes precedence over the base language:
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
