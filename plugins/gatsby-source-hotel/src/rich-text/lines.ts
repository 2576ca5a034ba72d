import { type ChildNode, type Document, type Element, isTag, isText, type ParentNode } from "domhandler";
import { DomUtils } from "htmlparser2";
import { INLINE_TAGS } from "./tags";

/** Child nodes, without whitespace-only text. */
export function partsOf({ children }: ParentNode): ChildNode[] {
  return children.filter((node) => !isText(node) || node.data.trim() !== "");
}

/** Returns the paragraph if it is the text's only element. */
export function soleParagraph(root: Document): Element | undefined {
  const [first, ...others] = partsOf(root);
  return first && others.length === 0 && isTag(first) && first.name === "p" ? first : undefined;
}

/** True if the nodes contain neither blocks nor pictures. */
export function isLine(nodes: ChildNode[]): boolean {
  const isOther = (name: string) => name === "img" || !(name === "br" || INLINE_TAGS.includes(name));
  return DomUtils.getElementsByTagName(isOther, nodes, true, 1).length === 0;
}
