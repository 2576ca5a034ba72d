import { ValidationError } from "yup";
import { createCalls } from "../../../content-api/calls";
import { linksOfPage } from "../../../content-api/content-links";
import { withNoBreaks } from "../../../plugins/gatsby-source-hotel/src/rich-text/no-break";
import { placePictures } from "../../../plugins/gatsby-source-hotel/src/rich-text/place-pictures";
import { toHeadedText, toRichText } from "../../../plugins/gatsby-source-hotel/src/rich-text/rich-text";
import type { RichTextContext } from "../../../plugins/gatsby-source-hotel/src/rich-text/sanitise";
import { LOCALES } from "../../../shared/locales";
import { LONG_TEXTS } from "./corpus/texts";

const QUARTER = 250_000;
/** The contract accepts no more. */
const MEGABYTE = 999_980;

/** CPU seconds of this process, so that other processes don't count. */
function secondsOf(task: () => void): number {
  const before = process.cpuUsage();
  task();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000_000;
}

/** Limit between linear growth, where four times the text takes 4 times as long, and quadratic, 16 times. */
const IN_STEP = 8;

/** If a quarter of a text takes fewer seconds, the whole takes less than one even with cubic growth. */
const LITTLE = 1 / 64;

/**
 * How many times longer a megabyte takes than a quarter of it; 1 if it takes less than a second. Too high a result is
 * measured again, as the task may have been compiled or garbage collected meanwhile.
 */
function growthOf(task: (text: string) => void, of: (length: number) => string): number {
  const short = of(QUARTER);
  if (secondsOf(() => task(short)) < LITTLE) return 1;
  const long = of(MEGABYTE);
  let growth = Infinity;
  for (let attempt = 0; attempt < 3 && growth >= IN_STEP; attempt += 1) {
    const seconds = secondsOf(() => task(long));
    if (seconds < 1) return 1;
    growth = seconds / secondsOf(() => task(short));
  }
  return growth;
}

test.each(
  LOCALES.flatMap((locale) => Object.entries(LONG_TEXTS).map(([name, of]) => ({ locale, name, of }))),
)("the no-break rules of $locale take linear time for a text of $name", ({ locale, of }) => {
  expect(growthOf((text) => withNoBreaks(text, locale), of)).toBeLessThan(IN_STEP);
});

const parsePage = (content: string) =>
  createCalls({ pages: 1, rooms: 2 })
    .page("/", "en")
    .parse({ id: 1, property: { id: 1 }, title: "", contents: [{ key: "A", content }] });

/** Whether the contract accepts a text. */
function isTaken(content: string): boolean {
  try {
    linksOfPage(parsePage(content));
    return true;
  } catch (error) {
    if (error instanceof ValidationError) return false;
    throw error;
  }
}

/** Context for parsing a text, with a separate picture for each one in the text. */
function createContext(): RichTextContext {
  let pictures = 0;
  return {
    locale: "ru",
    links: { origins: [], pageAt: (path) => path },
    addPicture: () => `picture-${(pictures += 1)}`,
  };
}

/** Takes a text from its call to its page and the content report, if the contract accepts it. */
function readWhole(content: string): void {
  if (!isTaken(content)) return;
  const rich = toRichText(content, createContext(), { top: 3, isQuote: true });
  if (rich === null) return;
  placePictures(
    rich.html,
    rich.pictures.map((id) => ({ id, alt: id, width: 4, height: 3, src: "/a.webp" })),
  );
}

/** The same for a slider's text, whose heading is separate. */
function readHeaded(content: string): void {
  if (isTaken(content)) toHeadedText(content, createContext(), { top: 2 });
}

test.each(Object.entries(LONG_TEXTS))(
  "processing a text of %s takes linear time from call to page",
  (_, of) => expect(growthOf(readWhole, of)).toBeLessThan(IN_STEP),
);

test.each(Object.entries(LONG_TEXTS))("processing a slider's text of %s takes linear time", (_, of) =>
  expect(growthOf(readHeaded, of)).toBeLessThan(IN_STEP),
);

test("a text that is too long or too deeply nested is rejected by its field", () => {
  const parse = (content: string) => () => parsePage(content);
  expect(parse("a".repeat(1_000_001))).toThrow("contents[0].content must be at most 1000000 characters");
  expect(parse("<b>".repeat(101))).toThrow(
    "contents[0].content has elements that stand more than 100 deep in each other",
  );
  expect(parse("<b>".repeat(100))).not.toThrow();
  expect(parse("<p>a<br>".repeat(5_000))).not.toThrow();
});
