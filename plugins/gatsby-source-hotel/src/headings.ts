import { CONTENT_KEYS, TEMPLATE_TYPES } from "../../../shared/content-keys";

/** What of a page's contents says where a text stands. */
interface Headed {
  key: string;
  title?: string | null | undefined;
}

/** (`<h1>A</h1><h3>B</h3>`, 3) → `<h3>A</h3><h4>B</h4>`: levels in use become consecutive, from `top` down. */
export function levelHeadings(html: string, top: number): string {
  const used = new Set([...html.matchAll(/<h([1-6])\b/g)].map(([, level]) => level));
  const ranks = [...used].sort();
  return html.replace(
    /(<\/?h)([1-6])\b/g,
    (_, tag: string, level: string) => `${tag}${Math.min(6, top + ranks.indexOf(level))}`,
  );
}

/**
 * Takes a leading heading off: `<h2>A <em>b</em></h2><p>c</p>` → heading `A <em>b</em>`, body `<p>c</p>`. A text that is one
 * line is a heading, too: `<p>A <em>b</em></p>` → heading `A <em>b</em>`, body empty.
 */
export function splitHeading(html: string): { heading: string | null; body: string } {
  const trimmed = html.trim();
  const match = /^<h([1-6])[^>]*>([\s\S]*?)<\/h\1>([\s\S]*)$/.exec(trimmed);
  if (match) return { heading: match[2] ?? null, body: (match[3] ?? "").trim() };
  const line = trimmed.replace(/^<p>/, "").replace(/<\/p>$/, "");
  return line === "" || BLOCK_OR_PICTURE.test(line)
    ? { heading: null, body: html }
    : { heading: line, body: "" };
}

const BLOCK_OR_PICTURE =
  /<\/?(?:p|img|[duo]l|d[dt]|li|table|caption|t[rhd]|blockquote|figure|figcaption|hr|h\d)\b/;

/** The words of a quote without the element around them. */
export function unwrapQuote(html: string): string {
  return html.replace(/<\/?blockquote\b[^>]*>/g, "");
}

/** Level of the highest heading in a text: below its own title, in the title's place where there is none. */
export function levelBelow(title: string | null | undefined): number {
  return title?.trim() ? 3 : 2;
}

/** The same for one of a page's contents: a hero's title is the page's h1, and rates stand under their introduction. */
export function contentLevel(contents: readonly Headed[], index: number): number {
  const isRate = (content: Headed | undefined) => content?.key.startsWith(CONTENT_KEYS.rate) ?? false;
  const { [index]: content } = contents;
  if (content?.key.startsWith(CONTENT_KEYS.hero)) return 2;
  const head = isRate(content) ? contents.slice(0, index).findLast((other) => !isRate(other)) : content;
  return levelBelow(head?.title);
}

/** Awards, certificates and directions have titles of level 3; other types stand right below their section's. */
export function templateTypeLevel(subtitle: string): number {
  const { awards, certificates, directions } = TEMPLATE_TYPES;
  return [awards, certificates, directions].some((prefix) => subtitle.startsWith(prefix)) ? 4 : 3;
}
