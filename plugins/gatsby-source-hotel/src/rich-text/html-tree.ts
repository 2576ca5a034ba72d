import { render } from "dom-serializer";
import {
  type ChildNode,
  type Document,
  type Element,
  hasChildren,
  isTag,
  isText,
  type ParentNode,
} from "domhandler";
import { parseDocument } from "htmlparser2";

/** Entities stay as they are written: what `writeHtml` writes is escaped where this HTML was. */
export function parseHtml(html: string): Document {
  return parseDocument(html, { decodeEntities: false });
}

/** Without the spaces around it. */
export function writeHtml(nodes: ParentNode | ChildNode[]): string {
  return render(nodes, { decodeEntities: false, emptyAttrs: true, selfClosingTags: true }).trim();
}

/** Puts in the place of each element what `change` makes of it, from the innermost out. */
export function changeElements(parent: ParentNode, change: (element: Element) => ChildNode[]): void {
  parent.children = parent.children.flatMap((node) => {
    if (!isTag(node)) return node;
    changeElements(node, change);
    return change(node);
  });
}

/** Changes the text between the tags. */
export function changeTexts(parent: ParentNode, change: (text: string) => string): void {
  for (const node of parent.children) {
    if (isText(node)) node.data = change(node.data);
    else if (hasChildren(node)) changeTexts(node, change);
  }
}
