import { createCalls } from "../../content-api/calls";
import { withNoBreaks } from "../../plugins/gatsby-source-hotel/src/no-break";
import { LOCALES } from "../../src/config/locales";
import { LONG_TEXTS } from "./corpus/texts";

const QUARTER = 250_000;
/** The contract takes no more. */
const MEGABYTE = 999_980;

/** Seconds of this process's own work: another's does not count. */
function secondsOf(task: () => void): number {
  const before = process.cpuUsage();
  task();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000_000;
}

/** Of two tries the faster one: the first may still be compiled, or be stopped to collect garbage. */
function growthOf(task: (text: string) => void, of: (length: number) => string): number {
  const [short, long] = [of(QUARTER), of(MEGABYTE)];
  const fastest = (text: string) => Math.min(...[1, 2].map(() => secondsOf(() => task(text))));
  return fastest(long) - fastest(short);
}

test.each(
  LOCALES.flatMap((locale) => Object.entries(LONG_TEXTS).map(([name, of]) => ({ locale, name, of }))),
)("the rules of $locale take less than a second more for a megabyte of $name", ({ locale, of }) => {
  expect(growthOf((text) => withNoBreaks(text, locale), of)).toBeLessThan(1);
});

test("a text that is too long, or nested too deeply, is a fault of its call and field", () => {
  const parse = (content: string) => () =>
    createCalls({ pages: 1, rooms: 2 })
      .page("/", "en")
      .parse({ id: 1, property: { id: 1 }, title: "", contents: [{ key: "A", content }] });
  expect(parse("a".repeat(1_000_001))).toThrow("contents[0].content must be at most 1000000 characters");
  expect(parse("<b>".repeat(101))).toThrow(
    "contents[0].content has elements that stand more than 100 deep in each other",
  );
  expect(parse("<b>".repeat(100))).not.toThrow();
  expect(parse("<p>a<br>".repeat(5_000))).not.toThrow();
});
