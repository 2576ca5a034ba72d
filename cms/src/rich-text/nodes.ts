/** Nodes of the rich text view, in the form that Lexical reads and writes. */
interface TextNode {
  type: "text";
  text: string;
  /** Bold 1, italic 2, both 3. */
  format: number;
}

export interface ElementNode {
  type: string;
  children: StateNode[];
  /** For headings and lists. */
  tag?: string;
  /** For links. */
  url?: string;
  /** For table cells: above 0 in header cells. */
  headerState?: number;
}

interface PictureNode {
  type: "picture";
  src: string;
  alt: string;
}

export type StateNode = TextNode | ElementNode | PictureNode | { type: "linebreak" };

/** HTML as shown in the rich text view. */
export interface RichText {
  blocks: StateNode[];
  /** True for text without a paragraph around it, such as a heading's. */
  inline: boolean;
}

export const BOLD = 1;
export const ITALIC = 2;

export function isText(node: StateNode): node is TextNode {
  return node.type === "text";
}

export function isPicture(node: StateNode): node is PictureNode {
  return node.type === "picture";
}

export function isElement(node: StateNode): node is ElementNode {
  return "children" in node;
}
