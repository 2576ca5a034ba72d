import { createKeptTexts } from "../../../plugins/gatsby-source-hotel/src/rich-text/kept-texts";
import type { Locale } from "../../../shared/locales";

const SOURCE = '<p>See <a href="/spa">the spa</a><img src="/media/spa.jpg" alt="Pool"></p>';

const PLACE = { top: 2 };

/** One build: its pages, the paths it is asked for and the pictures it is given. */
function createBuild(pages: string[], locale: Locale = "en") {
  const asked: string[] = [];
  const pictures: string[] = [];
  return {
    asked,
    pictures,
    context: {
      locale,
      links: {
        origins: [],
        pageAt: (path: string) => {
          asked.push(path);
          return pages.find((page) => page === path);
        },
      },
      addPicture: ({ sourceUrl }: { sourceUrl: string }) => {
        pictures.push(sourceUrl);
        return sourceUrl;
      },
    },
  };
}

test("an unchanged text is parsed once, but reports its links and pictures in every build", () => {
  const texts = createKeptTexts();
  const first = createBuild(["/spa"]);
  const text = texts.read(SOURCE, first.context, PLACE);
  texts.forgetUnread();
  const second = createBuild(["/spa"]);
  expect(texts.read(SOURCE, second.context, PLACE)).toBe(text);
  expect(text?.html).toContain('<a href="/spa">');
  expect([second.asked, second.pictures]).toEqual([["/spa"], ["/media/spa.jpg"]]);
  expect([first.asked, first.pictures]).toEqual([second.asked, second.pictures]);
});

test("a text is parsed again when a page it links to appears or disappears", () => {
  const texts = createKeptTexts();
  const readIn = (pages: string[]) => texts.read(SOURCE, createBuild(pages).context, PLACE)?.html;
  expect(readIn(["/spa"])).toContain('<a href="/spa">');
  texts.forgetUnread();
  expect(readIn([])).not.toContain("<a");
  texts.forgetUnread();
  expect(readIn(["/spa"])).toContain('<a href="/spa">');
});

test("each language parses a text by its own rules", () => {
  const texts = createKeptTexts();
  const readIn = (locale: Locale) =>
    texts.read("<p>в доме у 5</p>", createBuild([], locale).context, PLACE)?.html;
  expect(readIn("ru")).not.toBe(readIn("en"));
});

test("a text that a build did not read is evicted", () => {
  const texts = createKeptTexts();
  const { context } = createBuild(["/spa"]);
  const text = texts.read(SOURCE, context, PLACE);
  texts.forgetUnread();
  texts.forgetUnread();
  expect(texts.read(SOURCE, context, PLACE)).toEqual(text);
  expect(texts.read(SOURCE, context, PLACE)).not.toBe(text);
});

test("each use of a text, with or without its heading, is cached separately", () => {
  const texts = createKeptTexts();
  const { context } = createBuild([]);
  const source = "<h2>a</h2><blockquote>b</blockquote>";
  const readAll = () => [
    texts.read(source, context, { top: 2 }),
    texts.read(source, context, { top: 3 }),
    texts.read(source, context, { top: 2, isQuote: true }),
    texts.readHeaded(source, context, { top: 2 }),
  ];
  const first = readAll();
  expect(first).toMatchObject([
    { html: "<h2>a</h2><blockquote>b</blockquote>" },
    { html: "<h3>a</h3><blockquote>b</blockquote>" },
    { html: "<h2>a</h2>b" },
    { heading: "a", body: { html: "<blockquote>b</blockquote>" } },
  ]);
  texts.forgetUnread();
  readAll().forEach((text, index) => expect(text).toBe(first[index]));
});
