import { type ChildNode, type Document, type Element, isTag, isText, type ParentNode } from "domhandler";
import { DomUtils } from "htmlparser2";
import { INLINE_TAGS } from "./tags";

/** What stands in an element or a text, without the spaces between. */
export function partsOf({ children }: ParentNode): ChildNode[] {
  return children.filter((node) => !isText(node) || node.data.trim() !== "");
}

/** The paragraph that is all of a text. */
export function soleParagraph(root: Document): Element | undefined {
  const [first, ...others] = partsOf(root);
  return first && others.length === 0 && isTag(first) && first.name === "p" ? first : undefined;
}

/** Whether nothing in it is a block or a picture. */
export function isLine(nodes: ChildNode[]): boolean {
  const isOther = (name: string) => name === "img" || !(name === "br" || INLINE_TAGS.includes(name));
  return DomUtils.getElementsByTagName(isOther, nodes, true, 1).length === 0;
}
