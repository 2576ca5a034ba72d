/** A locale as Open Graph writes it: de → `de_DE`, en → `en_US`. */
export function ogLocale(locale: string): string {
  const { language, region } = new Intl.Locale(locale).maximize();
  return `${language}_${region}`;
}
