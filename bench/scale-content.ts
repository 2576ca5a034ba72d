import { cp, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Locale, LOCALES } from "../shared/locales";
import { prefixPath } from "../shared/paths";

/** The page of the embedded hotel that the others are copies of, and the one that leads to the first of them. */
const MODEL = "pages/gastronomy/badem.json";
const DOOR = "pages/gastronomy.json";
const LINKS_OF_A_PAGE = 10;

export interface Page extends Record<string, unknown> {
  contents: Record<string, unknown>[];
}

/** Copies the embedded hotel's content and adds as many pages in each language; every page leads to ten others. */
export async function makeScaleContent(folder: string, pages: number): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await cp("content", folder, { recursive: true });
  const model = await readPage(folder, MODEL);
  for (let number = 1; number <= pages; number += 1) {
    await writePage(folder, scaleFile(number), {
      ...model,
      id: 10_000 + number,
      url: inEach((locale) => prefixPath(locale, `/scale-${number}`)),
      title: inEach((locale) => `Scale ${number} ${locale}`),
      contents: [...model.contents, linksTo(number * LINKS_OF_A_PAGE + 1, pages)],
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

/** A block with links to the ten pages from a number on, as far as there are any. */
function linksTo(first: number, last: number): Record<string, unknown> {
  const numbers = Array.from({ length: LINKS_OF_A_PAGE }, (_, index) => first + index);
  const links = numbers
    .filter((number) => number <= last)
    .map((number) => `<a href="page:scale-${number}">Scale ${number}</a>`);
  return { key: "SECTION_99", content: inEach(() => `<p>Scale ${links.join(" ")}</p>`) };
}
