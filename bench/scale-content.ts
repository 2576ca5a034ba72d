import { cp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Locale, LOCALES, perLocale } from "../shared/locales";
import { prefixPath } from "../shared/paths";

/** The embedded hotel's page that is copied, and the one that links to the first copies. */
const MODEL = "pages/gastronomy/badem.json";
const DOOR = "pages/gastronomy.json";
const LINKS_OF_A_PAGE = 10;

interface Page extends Record<string, unknown> {
  contents: Record<string, unknown>[];
}

/** Sections of a rich page, each with a picture and this many words. */
const SECTIONS = 3;
const WORDS = 120;

/**
 * Copies the embedded hotel's content and adds this many pages in each language, each with links to ten others. Rich
 * ones have three more sections, each with a picture and 120 words that no other page has.
 */
export async function makeScaleContent(
  folder: string,
  pages: number,
  { isRich }: { isRich: boolean },
): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await cp("content", folder, { recursive: true });
  const model = await readPage(folder, MODEL);
  const words = wordsOf(model);
  const pictures = (await readdir(join(folder, "media"))).filter((name) => name.endsWith(".jpg"));
  for (let number = 1; number <= pages; number += 1) {
    await writePage(folder, scaleFile(number), {
      ...model,
      id: 10_000 + number,
      url: inEach((locale) => prefixPath(locale, `/scale-${number}`)),
      title: inEach((locale) => `Scale ${number} ${locale}`),
      contents: [
        ...model.contents,
        ...(isRich ? sections(number, words, pictures) : []),
        linksTo(number * LINKS_OF_A_PAGE + 1, pages),
      ],
    });
  }
  if (pages === 0) return;
  const door = await readPage(folder, DOOR);
  await writePage(folder, DOOR, { ...door, contents: [...door.contents, linksTo(1, pages)] });
}

/** The content file of an added page. */
export const scaleFile = (number: number) => `pages/scale-${number}.json`;

export async function readPage(folder: string, file: string): Promise<Page> {
  return JSON.parse(await readFile(join(folder, file), "utf8"));
}

export async function writePage(folder: string, file: string, page: Page): Promise<void> {
  await writeFile(join(folder, file), JSON.stringify(page));
}

export function inEach(text: (locale: Locale) => string): Record<string, string> {
  return Object.fromEntries(LOCALES.map((locale) => [locale, text(locale)]));
}

/** The words of a page in each language. */
function wordsOf(page: Page): Record<Locale, string[]> {
  const text = JSON.stringify(page.contents);
  const of = (locale: Locale) =>
    [...text.matchAll(new RegExp(`"${locale}":"([^"]*)"`, "g"))].flatMap(([, words = ""]) =>
      words
        .replace(/<[^>]*>|\\./g, " ")
        .split(/\s+/)
        .filter(Boolean),
    );
  return perLocale(of);
}

/** Sections of a rich page, each with words from a different place in the model and the next picture. */
function sections(
  page: number,
  words: Record<Locale, readonly string[]>,
  pictures: readonly string[],
): Record<string, unknown>[] {
  return Array.from({ length: SECTIONS }, (_, index) => {
    const place = page * SECTIONS + index;
    const textIn = (locale: Locale) =>
      Array.from(
        { length: WORDS },
        (_, word) => words[locale][(place * 7 + word) % words[locale].length],
      ).join(" ");
    return {
      key: `SECTION_${50 + index}`,
      title: inEach((locale) => `Section ${place} ${locale}`),
      content: inEach((locale) => `<p>${place} ${textIn(locale)}</p>`),
      file: pictures[place % pictures.length],
    };
  });
}

/** A block with links to ten pages starting at a number, as far as they exist. */
function linksTo(first: number, last: number): Record<string, unknown> {
  const numbers = Array.from({ length: LINKS_OF_A_PAGE }, (_, index) => first + index);
  const links = numbers
    .filter((number) => number <= last)
    .map((number) => `<a href="page:scale-${number}">Scale ${number}</a>`);
  return { key: "SECTION_99", content: inEach(() => `<p>Scale ${links.join(" ")}</p>`) };
}
