import { attributeValues } from "./attributes";

/** The tags that content may contain; anything else is a mistake. */
export const HTML_TAGS: ReadonlySet<string> = new Set(
  "p h2 h3 ul ol li dl dt dd strong em a blockquote br table thead tbody tr th td img".split(" "),
);

/** The attributes permitted by tag; other tags may have none. */
export const HTML_ATTRIBUTES: ReadonlyMap<string, readonly string[]> = new Map([
  ["a", ["href"]],
  ["img", ["src", "alt"]],
]);

/** True if nothing in a text can be taken for a tag. */
export function isPlainText(text: string): boolean {
  return !/[<>]/.test(text);
}

/** Link targets and pictures that a text may refer to. */
interface HtmlNames {
  isTarget(url: string): boolean;
  isPicture(name: string): boolean;
}

/** Returns the first fault in a text; undefined if there is none. */
export function htmlFault(html: string, { isTarget, isPicture }: HtmlNames): string | undefined {
  for (const [, tag = ""] of html.matchAll(/<\/?([a-zA-Z][\w-]*)/g)) {
    if (!HTML_TAGS.has(tag)) return `tag not allowed: <${tag}>`;
  }
  for (const href of attributeValues(html, "href")) {
    if (!isTarget(href.replaceAll("&amp;", "&"))) return `link leads nowhere: ${href}`;
  }
  for (const name of picturesInHtml(html)) {
    if (!isPicture(name)) return `no such picture: ${name}`;
  }
  return undefined;
}

/** Returns the names of the pictures in a text: `<img src="pool.jpg">` → `["pool.jpg"]`. */
export function picturesInHtml(html: string): string[] {
  return attributeValues(html, "src");
}
