import type { GlossaryEntry } from "../../../content-folder/format";
import type { Locale } from "../../../shared/locales";
import type { Inline } from "./runs";

const CURRENCY = String.raw`(?:[€$£₺₽]|\b(?:EUR|USD|GBP|CHF|TRY|TL|RUB|UAH|PLN)\b)`;

/** Parts of any text that no service may change. */
const KEPT = [
  String.raw`https?:\/\/[^\s<>"]+`,
  String.raw`[\w.+-]+@[\w-]+(?:\.[\w-]+)+`,
  // Placeholders of messages: {{name}}, {name}, %s.
  String.raw`\{\{[^{}]*\}\}|\{\w+\}|%[sd]\b`,
  String.raw`\+\d[\d\s()-]*\d`,
  String.raw`(?:${CURRENCY}\s?)?\d+(?:[.,:\/–-]\d+)*(?:\s?(?:[%°]|${CURRENCY}))?`,
];

/** Splits a text into parts to translate into this language and parts to keep. */
export function keepWords(glossary: readonly GlossaryEntry[], to: Locale): (text: string) => Inline[] {
  const words = new Map(
    glossary
      .filter(({ language }) => language === undefined || language === to)
      // An entry for this language wins over one for all.
      .sort((one, other) => Number(one.language !== undefined) - Number(other.language !== undefined))
      .map(({ word, translation }) => [word, translation ?? word]),
  );
  // The longest first: “Garden Suite” before “Garden”.
  const named = [...words.keys()]
    .sort((one, other) => other.length - one.length)
    .map((word) => String.raw`(?<![\p{L}\p{N}])${escaped(word)}(?![\p{L}\p{N}])`);
  const kept = new RegExp([...named, ...KEPT].join("|"), "gu");
  return (text) => {
    const parts: Inline[] = [];
    let at = 0;
    for (const { 0: shown, index } of text.matchAll(kept)) {
      if (index > at) parts.push(text.slice(at, index));
      parts.push({ raw: words.get(shown) ?? shown, shown });
      at = index + shown.length;
    }
    if (at < text.length) parts.push(text.slice(at));
    return parts;
  };
}

function escaped(word: string): string {
  return word.replaceAll(/[$()*+./?[\\\]^{|}-]/g, String.raw`\$&`);
}
