import type { SerializedEditorState, SerializedLexicalNode } from "lexical";
import { isElement, isPicture, isText, type StateNode } from "./nodes";
import { fieldsOf } from "../../../shared/record";

/** Converts our nodes to Lexical's format, adding the properties it requires. */
export function toLexical(blocks: readonly StateNode[]): SerializedEditorState {
  const children = blocks.length > 0 ? blocks : [{ type: "paragraph", children: [] }];
  return { root: { ...ELEMENT, type: "root", children: children.map(serialized) } };
}

/** Converts Lexical's state to our nodes; unknown nodes become their text. */
export function fromLexical(state: unknown): StateNode[] {
  return childrenOf(fieldsOf(state).root).map(parsed);
}

const ELEMENT = { version: 1, direction: null, format: "", indent: 0 } as const;

interface SerializedParent extends SerializedLexicalNode {
  children: SerializedLexicalNode[];
}

function serialized(node: StateNode): SerializedLexicalNode {
  if (isText(node)) return { ...node, version: 1, ...{ detail: 0, mode: "normal", style: "" } };
  if (isPicture(node)) return { ...node, version: 1 };
  if (!isElement(node)) return { type: node.type, version: 1 };
  const element: SerializedParent = { ...ELEMENT, type: node.type, children: node.children.map(serialized) };
  return { ...element, ...own(node.type, node) };
}

function own(
  type: string,
  { tag, url, headerState }: { tag?: string; url?: string; headerState?: number },
): object {
  switch (type) {
    case "heading":
      return { tag };
    case "list":
      return { tag, listType: tag === "ol" ? "number" : "bullet", start: 1 };
    case "listitem":
      return { value: 1 };
    case "link":
      return { url, rel: null, target: null, title: null };
    case "tablecell":
      return { headerState, colSpan: 1, rowSpan: 1, backgroundColor: null };
    default:
      return {};
  }
}

function parsed(value: unknown): StateNode {
  const node = fieldsOf(value);
  const type = String(node.type);
  if (typeof node.text === "string") {
    return { type: "text", text: node.text, format: typeof node.format === "number" ? node.format : 0 };
  }
  if (type === "picture") return { type: "picture", src: String(node.src), alt: String(node.alt) };
  if (type === "linebreak") return { type: "linebreak" };
  return {
    type: type === "autolink" ? "link" : type,
    children: childrenOf(value).map(parsed),
    ...(typeof node.tag === "string" ? { tag: node.tag } : {}),
    ...(typeof node.url === "string" ? { url: node.url } : {}),
    ...(typeof node.headerState === "number" ? { headerState: node.headerState } : {}),
  };
}

function childrenOf(value: unknown): unknown[] {
  const { children } = fieldsOf(value);
  return Array.isArray(children) ? children : [];
}
