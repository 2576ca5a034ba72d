/** Languages whose Open Graph locale has no country. */
const OF_NO_COUNTRY: readonly string[] = ["ar"];

/** A language's Open Graph locale, with its main country: de → `de_DE`, en → `en_US`; ar → `ar_AR`. */
export function openGraphLocale(locale: string): string {
  if (OF_NO_COUNTRY.includes(locale)) return `${locale}_${locale.toUpperCase()}`;
  const { language, region } = new Intl.Locale(locale).maximize();
  return `${language}_${region}`;
}
