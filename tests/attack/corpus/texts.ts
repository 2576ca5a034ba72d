const to = (length: number, part: string) => part.repeat(Math.ceil(length / part.length));

/** Texts of a length on which a rule may take ever longer. A new case is one line. */
export const LONG_TEXTS: Record<string, (length: number) => string> = {
  spaces: (length) => to(length, " "),
  "spaces after a number": (length) => `+1${to(length, " ")}x`,
  "no-break spaces": (length) => to(length, "\u00a0"),
  digits: (length) => to(length, "1"),
  "digits with spaces": (length) => `+${to(length, "1 ")}`,
  "digits with line breaks": (length) => to(length, "1\n"),
  letters: (length) => to(length, "a"),
  "words of one letter": (length) => to(length, "в "),
  dashes: (length) => to(length, "– "),
  "sizes without an end": (length) => to(length, "1 × "),
  "begins of tags": (length) => to(length, "<"),
  "begins of named tags": (length) => to(length, "<a "),
  "ends of tags": (length) => to(length, "</p>"),
  "begins of comments": (length) => to(length, "<!--"),
  "begins of entities": (length) => to(length, "&"),
  entities: (length) => to(length, "&amp;"),
  quotes: (length) => to(length, '<a href="'),
  paragraphs: (length) => to(length, "<p>a</p>"),
  headings: (length) => to(length, "<h2>a</h2>"),
  "elements that never end": (length) => to(length, "<b>"),
  "lists in each other": (length) => to(length, "<ul><li>"),
  "unknown elements in each other": (length) => to(length, "<x-y>"),
  "attributes of one element": (length) => `<p ${to(length, "a=1 ")}>a</p>`,
};
