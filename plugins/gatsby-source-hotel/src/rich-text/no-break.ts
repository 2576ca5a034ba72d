import { TYPOGRAPHY } from "../../../../languages/typography-table";
import { type Locale, perLocale } from "../../../../shared/locales";

const NO_BREAK = "\u00A0";
const noBreak = () => NO_BREAK;

/** What stays with the number before it in every language, and with the number after it. */
const UNITS = "mm cm m km m² km² ha g kg t l kW kWh h % ‰ ° °C € £ \\$ ₺ ₽ EUR GBP USD TRY";
const SIGNS = "€ £ \\$ ₺ ₽ № §";

/** Each in time that grows with the text: a run of spaces is begun once, and nothing looks back along a number. */
type Rule = readonly [pattern: RegExp, replacement: (found: string) => string];

const RULES = perLocale(rulesOf);

/**
 * Puts no-break spaces where a line must not end, by the habits of a language: `200 cm` · `180 × 200` · `62 000` ·
 * `9:00 – 18:00` · `€ 240` · `+49 30 123 45 67`, before a dash, and behind the one-letter words of Russian.
 */
export function withNoBreaks(text: string, locale: Locale): string {
  return RULES[locale].reduce((done, [pattern, replacement]) => done.replace(pattern, replacement), text);
}

function rulesOf(locale: Locale): Rule[] {
  const { units: ownUnits, signs: ownSigns, shortWords: letters } = TYPOGRAPHY[locale];
  const units = oneOf(`${UNITS} ${ownUnits}`);
  const signs = oneOf(`${SIGNS} ${ownSigns}`);
  return [
    [new RegExp(`(?<=\\d)\\s+(?=${units}(?![\\p{L}\\p{N}]))`, "gu"), noBreak],
    [new RegExp(`(?<=(?<![\\p{L}\\p{N}])${signs})\\s+(?=\\d)`, "gu"), noBreak],
    // A size, and a span of hours or days.
    [/(?<=\d)\s+(?=[×–—-]\s+\d)|(?<=\d\s+[×–—-])\s+(?=\d)/gu, noBreak],
    [/(?<=(?<!\d)\d{1,3})\s+(?=\d{3}(?!\d))/gu, noBreak],
    [/\+\d[\d\s]*\d/gu, (phone) => phone.replace(/\s+/gu, NO_BREAK)],
    [/(?<!\s)\s+(?=[–—]\s)/gu, noBreak],
    ...(letters
      ? [[new RegExp(`(?<=(?<![\\p{L}\\p{N}])[${letters}])\\s+(?=\\S|$)`, "giu"), noBreak] as const]
      : []),
  ];
}

function oneOf(words: string): string {
  return `(?:${words.split(" ").join("|")})`;
}
