/** Control characters other than tab and line breaks, lone surrogates, and overrides, which reverse letters. */
const UNSAFE = /[^\P{Cc}\t\n\r]|\p{Cs}|[\u202D\u202E]/gu;
/** Starts and ends of embeddings and isolates, which set the direction of the text between them. */
const DIRECTIONS = /[\u202A-\u202C\u2066-\u2069]/g;
const EMBEDDING_END = "\u202C";
const ISOLATE_END = "\u2069";

/**
 * Makes text or HTML safe for a page: browsers drop or replace control characters, so React would find other text
 * than it rendered. Closes any open direction so that it can't affect what follows.
 */
export function cleanText(text: string): string {
  const safe = text.replace(UNSAFE, "");
  return safe.search(DIRECTIONS) === -1 ? safe : withClosedDirections(safe);
}

function withClosedDirections(text: string): string {
  const open: string[] = [];
  const paired = text.replace(DIRECTIONS, (mark) => {
    if (mark !== EMBEDDING_END && mark !== ISOLATE_END) {
      open.push(mark < EMBEDDING_END ? EMBEDDING_END : ISOLATE_END);
      return mark;
    }
    if (open.at(-1) !== mark) return "";
    open.pop();
    return mark;
  });
  const end = endOfWords(paired);
  return paired.slice(0, end) + open.reverse().join("") + paired.slice(end);
}

/** Index where the words of HTML end, before the tags that close its last elements. */
function endOfWords(html: string): number {
  let end = html.trimEnd().length;
  while (html[end - 1] === ">") {
    const tag = html.lastIndexOf("<", end - 1);
    if (!html.startsWith("</", tag)) return end;
    end = html.slice(0, tag).trimEnd().length;
  }
  return end;
}
