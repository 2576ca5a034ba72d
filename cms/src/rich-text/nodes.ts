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

/** HTML as the rich text view shows it. */
export interface RichText {
  blocks: StateNode[];
  /** Words without a paragraph around them, as a heading's. */
  inline: boolean;
}

export const BOLD = 1;
export const ITALIC = 2;

/** Whether a node is words. */
export function isText(node: StateNode): node is TextNode {
  return node.type === "text";
}

/** Whether a node is a picture. */
export function isPicture(node: StateNode): node is PictureNode {
  return node.type === "picture";
}

/** Whether a node holds others. */
export function isElement(node: StateNode): node is ElementNode {
  return "children" in node;
}
