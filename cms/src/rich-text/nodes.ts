/** What the rich text view holds, in the form in which Lexical reads and writes it. */
export interface TextNode {
  type: "text";
  text: string;
  /** Bold 1, italic 2, both 3. */
  format: number;
}

export interface ElementNode {
  type: string;
  children: StateNode[];
  /** Of headings and lists. */
  tag?: string;
  /** Of links. */
  url?: string;
  /** Of cells: more than 0 in the head of a table. */
  headerState?: number;
}

export interface PictureNode {
  type: "picture";
  src: string;
  alt: string;
}

export type StateNode = TextNode | ElementNode | PictureNode | { type: "linebreak" };

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
