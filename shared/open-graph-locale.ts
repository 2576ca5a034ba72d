/** A language as Open Graph writes it, in the country that speaks it most: de → `de_DE`, en → `en_US`. */
export function openGraphLocale(locale: string): string {
  const { language, region } = new Intl.Locale(locale).maximize();
  return `${language}_${region}`;
}
