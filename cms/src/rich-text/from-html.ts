import { parseDocument } from "htmlparser2";
import { BOLD, type ElementNode, ITALIC, type RichText, type StateNode } from "./nodes";
import { toHtml } from "./to-html";

type Dom = ReturnType<typeof parseDocument>["children"][number];

/** Lexical node types by HTML tag. */
const BLOCKS: ReadonlyMap<string, string> = new Map([
  ["p", "paragraph"],
  ["h2", "heading"],
  ["h3", "heading"],
  ["blockquote", "quote"],
  ["ul", "list"],
  ["ol", "list"],
  ["dl", "definition-list"],
  ["table", "table"],
]);

/** Converts HTML for the text view; undefined if something would be lost: it is then edited as HTML. */
export function fromHtml(html: string): RichText | undefined {
  const { children } = parseDocument(html, { decodeEntities: true });
  const inline = html !== "" && !children.some((node) => isTag(node) && BLOCKS.has(node.name));
  const blocks = inline ? [paragraph(inlines(children, 0))] : children.flatMap(block);
  const rich = { blocks, inline };
  return toHtml(rich) === html ? rich : undefined;
}

function block(node: Dom): StateNode[] {
  if (!isTag(node)) return [];
  const { name } = node;
  switch (name) {
    case "h2":
    case "h3":
      return [{ type: "heading", tag: name, children: inlines(node.children, 0) }];
    case "blockquote":
      return [
        {
          type: "quote",
          children: node.children.flatMap((child) => (isTag(child) ? inlines(child.children, 0) : [])),
        },
      ];
    case "ul":
    case "ol":
      return [list(node)];
    case "dl":
      return [{ type: "definition-list", children: node.children.flatMap(definition) }];
    case "table":
      return [{ type: "table", children: node.children.flatMap(rowsOf) }];
    default:
      return [paragraph(inlines(node.children, 0))];
  }
}

function paragraph(children: StateNode[]): ElementNode {
  return { type: "paragraph", children };
}

/** Lexical puts nested lists into an item of their own. */
function list({ name, children }: Tag): ElementNode {
  const items = children.filter(isTag).flatMap((item) => {
    const nested = item.children.filter(isTag).filter(isList);
    const own = item.children.filter((child) => !(isTag(child) && isList(child)));
    return [
      { type: "listitem", children: inlines(own, 0) },
      ...nested.map((inner) => ({ type: "listitem", children: [list(inner)] })),
    ];
  });
  return { type: "list", tag: name, children: items };
}

function definition(node: Dom): StateNode[] {
  if (!isTag(node)) return [];
  const type = node.name === "dt" ? "definition-term" : "definition-description";
  return [{ type, children: inlines(node.children, 0) }];
}

function rowsOf(part: Dom): StateNode[] {
  if (!isTag(part)) return [];
  const rows = part.name === "tr" ? [part] : part.children.filter(isTag);
  return rows.map((row) => ({
    type: "tablerow",
    children: row.children.filter(isTag).map((cell) => ({
      type: "tablecell",
      headerState: cell.name === "th" ? 1 : 0,
      children: [paragraph(inlines(cell.children, 0))],
    })),
  }));
}

function inlines(nodes: readonly Dom[], format: number): StateNode[] {
  return nodes.flatMap((node): StateNode[] => {
    if (node.type === "text") return node.data === "" ? [] : [{ type: "text", text: node.data, format }];
    if (!isTag(node)) return [];
    switch (node.name) {
      case "strong":
        return inlines(node.children, format | BOLD);
      case "em":
        return inlines(node.children, format | ITALIC);
      case "br":
        return [{ type: "linebreak" }];
      case "img":
        return [{ type: "picture", src: node.attribs.src ?? "", alt: node.attribs.alt ?? "" }];
      case "a":
        return [{ type: "link", url: node.attribs.href ?? "", children: inlines(node.children, format) }];
      default:
        return inlines(node.children, format);
    }
  });
}

type Tag = Extract<Dom, { name: string; attribs: Record<string, string> }>;

function isTag(node: Dom): node is Tag {
  return node.type === "tag";
}

function isList({ name }: Tag): boolean {
  return name === "ul" || name === "ol";
}
