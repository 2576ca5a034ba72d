import { type ChildNode, type Document, isTag } from "domhandler";
import { DomUtils } from "htmlparser2";
import { isLine, partsOf, soleParagraph } from "./lines";

/** Makes heading levels consecutive, starting at `top`: h2, h4 → h3, h4 if `top` is 3. */
export function levelHeadings(root: Document, top: number): void {
  const headings = DomUtils.getElementsByTagName(isHeading, root);
  const used = [...new Set(headings.map(({ name }) => name))].sort();
  for (const heading of headings) heading.name = `h${Math.min(6, top + used.indexOf(heading.name))}`;
}

/**
 * Removes a text's leading heading and returns its children: from `<h2>A <em>b</em></h2><p>c</p>` it returns
 * `A <em>b</em>` and leaves `<p>c</p>`. A one-line text counts as a heading: nothing is left of
 * `<p>A <em>b</em></p>`. Returns null if there is no heading.
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
