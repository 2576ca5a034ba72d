import pLimit from "p-limit";
import type { GlossaryEntry } from "../../../content-folder/format";
import type { LanguagePair } from "./dialect";
import { keepWords } from "./keep-words";
import { markText } from "./mark-text";
import type { Translate } from "./service";

/** A text to translate. */
interface SourceText {
  path: string;
  text: string;
  isHtml: boolean;
}

/** Maximum runs and characters per call, and concurrent calls: within the limits of all services. */
const MOST_RUNS = 25;
const MOST_CHARACTERS = 4_000;
const AT_ONCE = 4;

/**
 * Translates texts, by path; undefined for texts that lost something in translation. If one call fails, aborts the
 * others and throws `ServiceFault`.
 */
export async function translateTexts(
  texts: readonly SourceText[],
  languages: LanguagePair,
  {
    translate,
    glossary,
    ends,
  }: { translate: Translate; glossary: readonly GlossaryEntry[]; ends: AbortSignal },
): Promise<Map<string, string | undefined>> {
  const keep = keepWords(glossary, languages.to);
  const marked = texts.map((text) => ({ path: text.path, of: markText(text, keep) }));
  const failing = new AbortController();
  const signal = AbortSignal.any([failing.signal, ends]);
  const limit = pLimit(AT_ONCE);
  const calls = batches(marked.flatMap(({ of }) => of?.runs ?? [])).map((batch) =>
    limit(() => translate(batch, languages, signal)),
  );
  const translations = await Promise.all(calls).catch((error: unknown) => {
    failing.abort();
    limit.clearQueue();
    throw error;
  });
  const waiting = translations.flat();
  return new Map(marked.map(({ path, of }) => [path, of?.restore(waiting.splice(0, of.runs.length))]));
}

function batches(runs: readonly string[]): string[][] {
  const all: string[][] = [];
  let length = Infinity;
  for (const run of runs) {
    const last = all.at(-1);
    length += run.length;
    if (last === undefined || last.length === MOST_RUNS || length > MOST_CHARACTERS) {
      all.push([run]);
      length = run.length;
    } else last.push(run);
  }
  return all;
}
