import { TYPOGRAPHY } from "../../../../languages/typography-table";
import type { Typography } from "../../../../languages/typography";
import { type Locale, perLocale } from "../../../../shared/locales";

const NO_BREAK = "\u00A0";
const NARROW_NO_BREAK = "\u202F";
const noBreak = () => NO_BREAK;
const narrowNoBreak = () => NARROW_NO_BREAK;

/** Units that stay with the number before them, and signs that stay with the number after them, in every language. */
const UNITS = "mm cm m km m² km² ha g kg t l kW kWh h % ‰ ° °C € £ \\$ ₺ ₽ EUR GBP USD TRY";
const SIGNS = "€ £ \\$ ₺ ₽ № §";

type NarrowSpaces = NonNullable<Typography["narrowSpaces"]>;

/**
 * Each rule must run in linear time: it starts only once per run of spaces, and no lookbehind scans along a number.
 */
type Rule = readonly [pattern: RegExp, replacement: (found: string) => string];

const RULES = perLocale(rulesOf);

/**
 * Inserts no-break spaces by the conventions of a language: `200 cm` · `180 × 200` · `62 000` · `9:00 – 18:00` ·
 * `€ 240` · `+49 30 123 45 67` · `1. April`, before a dash and after the one-letter words of Russian, Ukrainian and
 * Polish. In French, inserts narrow ones inside quotation marks and before punctuation.
 */
export function withNoBreaks(text: string, locale: Locale): string {
  return RULES[locale].reduce((done, [pattern, replacement]) => done.replace(pattern, replacement), text);
}

function rulesOf(locale: Locale): Rule[] {
  const { units: ownUnits, signs: ownSigns, shortWords: letters, narrowSpaces } = TYPOGRAPHY[locale];
  const units = oneOf(`${UNITS} ${ownUnits}`);
  const signs = oneOf(`${SIGNS} ${ownSigns}`);
  return [
    [new RegExp(`(?<=\\d)\\s+(?=${units}(?![\\p{L}\\p{N}]))`, "gu"), noBreak],
    [new RegExp(`(?<=(?<![\\p{L}\\p{N}])${signs})\\s+(?=\\d)`, "gu"), noBreak],
    // Dimensions, and ranges of hours or days.
    [/(?<=\d)\s+(?=[×–—-]\s+\d)|(?<=\d\s+[×–—-])\s+(?=\d)/gu, noBreak],
    [/(?<=(?<!\d)\d{1,3})\s+(?=\d{3}(?!\d))/gu, noBreak],
    [new RegExp(`(?<=(?<!\\d)\\d{1,2}\\.?)\\s+(?=${monthsOf(locale)}(?![\\p{L}\\p{N}]))`, "gu"), noBreak],
    [/\+\d[\d\s]*\d/gu, (phone) => phone.replace(/\s+/gu, NO_BREAK)],
    [/(?<!\s)\s+(?=[–—]\s)/gu, noBreak],
    ...(letters
      ? [[new RegExp(`(?<=(?<![\\p{L}\\p{N}])[${letters}])\\s+(?=\\S|$)`, "giu"), noBreak] as const]
      : []),
    ...(narrowSpaces ? rulesOfNarrowSpaces(narrowSpaces) : []),
  ];
}

function rulesOfNarrowSpaces({ before, quotes: [opening, closing] }: NarrowSpaces): Rule[] {
  return [
    // Only existing spaces are replaced: without one, it may be a time or a URL.
    [new RegExp(`(?<!\\s)\\s+(?=[${before}](?![\\p{L}\\p{N}/]))`, "gu"), narrowNoBreak],
    [
      new RegExp(`(?<=${opening})\\s*(?=[^\\s${closing}])|(?<=[^\\s${opening}])\\s*(?=${closing})`, "gu"),
      narrowNoBreak,
    ],
  ];
}

/** Names of the months as they follow a day. */
function monthsOf(locale: Locale): string {
  const date = new Intl.DateTimeFormat(locale, { day: "numeric", month: "long", timeZone: "UTC" });
  const names = Array.from({ length: 12 }, (_, month) =>
    date.formatToParts(Date.UTC(2024, month)).find(({ type }) => type === "month"),
  );
  return oneOf(names.flatMap((name) => name?.value ?? []).join(" "));
}

function oneOf(words: string): string {
  return `(?:${words.split(" ").join("|")})`;
}
