import { type ChildNode, type Document, isTag } from "domhandler";
import { DomUtils } from "htmlparser2";
import { isLine, partsOf, soleParagraph } from "./lines";

/** The headings' levels become consecutive, from `top` down: h2, h4 → h3, h4 where `top` is 3. */
export function levelHeadings(root: Document, top: number): void {
  const headings = DomUtils.getElementsByTagName(isHeading, root);
  const used = [...new Set(headings.map(({ name }) => name))].sort();
  for (const heading of headings) heading.name = `h${Math.min(6, top + used.indexOf(heading.name))}`;
}

/**
 * Takes a leading heading off a text, and answers its inside: of `<h2>A <em>b</em></h2><p>c</p>` it is `A <em>b</em>`, and
 * `<p>c</p>` stays. A text that is one line is a heading, too: nothing stays of `<p>A <em>b</em></p>`. Null where there is none.
 */
export function takeHeading(root: Document): ChildNode[] | null {
  const [first] = partsOf(root);
  if (first && isTag(first) && isHeading(first.name) && !hasPicture(first.children)) {
    root.children = root.children.slice(root.children.indexOf(first) + 1);
    return first.children;
  }
  const { children } = soleParagraph(root) ?? root;
  if (!isLine(children)) return null;
  root.children = [];
  return children;
}

function isHeading(name: string): boolean {
  return /^h[1-6]$/.test(name);
}

function hasPicture(nodes: ChildNode[]): boolean {
  return DomUtils.getElementsByTagName("img", nodes, true, 1).length > 0;
}
