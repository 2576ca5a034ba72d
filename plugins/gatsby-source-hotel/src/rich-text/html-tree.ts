import { render } from "dom-serializer";
import {
  type ChildNode,
  type Document,
  type Element,
  hasChildren,
  isTag,
  isText,
  type ParentNode,
  Text,
} from "domhandler";
import { parseDocument } from "htmlparser2";

/** Keeps entities as written, so that the output of `writeHtml` is escaped where the input was. */
export function parseHtml(html: string): Document {
  return parseDocument(html, { decodeEntities: false });
}

/** Serialises nodes, trimmed. */
export function writeHtml(nodes: ParentNode | ChildNode[]): string {
  return render(nodes, { decodeEntities: false, emptyAttrs: true, selfClosingTags: true }).trim();
}

/** Replaces each element with the result of `change`, innermost first. */
export function changeElements(parent: ParentNode, change: (element: Element) => ChildNode[]): void {
  parent.children = parent.children.flatMap((node) => {
    if (!isTag(node)) return node;
    changeElements(node, change);
    return change(node);
  });
}

/** Adds to the text at an element's end, which stays one text. */
export function appendText(element: Element, text: string): void {
  const last = element.children.at(-1);
  if (last && isText(last)) last.data += text;
  else element.children.push(new Text(text));
}

/** Transforms all text nodes. */
export function changeTexts(parent: ParentNode, change: (text: string) => string): void {
  for (const node of parent.children) {
    if (isText(node)) node.data = change(node.data);
    else if (hasChildren(node)) changeTexts(node, change);
  }
}
