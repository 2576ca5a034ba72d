import { type ChildNode, isTag, isText } from "domhandler";
import { parseDocument } from "htmlparser2";

/** The content of an editor's HTML without its formatting. */
export type TextBlock =
  | { kind: "paragraph" | "item"; text: string }
  /** A term with its description. */
  | { kind: "pair"; term: string; text: string }
  | { kind: "row"; cells: string[]; isHead: boolean };

/** `<dl><dt>Rooms</dt><dd>214</dd></dl>` → `[{ kind: "pair", term: "Rooms", text: "214" }]` */
export function htmlBlocks(html: string): TextBlock[] {
  return blocksIn(parseDocument(html).children);
}

function blocksIn(nodes: readonly ChildNode[]): TextBlock[] {
  let term = "";
  return nodes.flatMap((node): TextBlock[] => {
    if (isText(node)) return paragraph(node.data);
    if (!isTag(node)) return [];
    const text = textOf(node);
    switch (node.name) {
      case "dt":
        term = text;
        return [];
      case "dd": {
        const pair = { kind: "pair" as const, term, text };
        term = "";
        return text ? [pair] : [];
      }
      case "li":
        return text ? [{ kind: "item", text }] : [];
      case "tr": {
        const cells = node.children.filter(isTag);
        return [{ kind: "row", cells: cells.map(textOf), isHead: cells.every(({ name }) => name === "th") }];
      }
      case "dl":
      case "ul":
      case "ol":
      case "div":
      case "table":
      case "thead":
      case "tbody":
      case "blockquote":
        return blocksIn(node.children);
      default:
        return paragraph(text);
    }
  });
}

function paragraph(text: string): TextBlock[] {
  const trimmed = text.trim();
  return trimmed ? [{ kind: "paragraph", text: trimmed }] : [];
}

/** Line breaks become spaces. */
function textOf(node: ChildNode): string {
  return rawText(node)
    .replace(/[ \t\r\n]+/g, " ")
    .trim();
}

function rawText(node: ChildNode): string {
  if (isText(node)) return node.data;
  if (!isTag(node)) return "";
  return node.name === "br" ? " " : node.children.map(rawText).join("");
}
