import {
  BOLD,
  type ElementNode,
  isElement,
  isPicture,
  isText,
  ITALIC,
  type RichText,
  type StateNode,
} from "./nodes";

/** Converts the rich text view's content to the contract's HTML; drops empty paragraphs at the end. */
export function toHtml({ blocks, inline }: RichText): string {
  const filled = [...blocks];
  while (filled.length > 0 && isEmpty(filled.at(-1))) filled.pop();
  if (inline && filled.every((node) => node.type === "paragraph")) {
    return filled.map((node) => inlines(childrenOf(node))).join("<br>");
  }
  return filled.map(block).join("");
}

function block(node: StateNode): string {
  const children = childrenOf(node);
  switch (node.type) {
    case "heading":
      return wrap(tagOf(node) === "h3" ? "h3" : "h2", inlines(children));
    case "quote":
      return wrap("blockquote", wrap("p", inlines(children)));
    case "list":
      return list(node);
    case "definition-list":
      return wrap("dl", children.map(definition).join(""));
    case "table":
      return table(children);
    default:
      return wrap("p", inlines(children));
  }
}

function list(node: StateNode): string {
  const items: string[] = [];
  for (const item of childrenOf(node)) {
    const nested = childrenOf(item).filter((child) => child.type === "list");
    if (nested.length > 0) items.push(`${items.pop() ?? ""}${nested.map(list).join("")}`);
    else items.push(inlines(childrenOf(item)));
  }
  return wrap(tagOf(node) === "ol" ? "ol" : "ul", items.map((item) => wrap("li", item)).join(""));
}

function definition(node: StateNode): string {
  return wrap(node.type === "definition-term" ? "dt" : "dd", inlines(childrenOf(node)));
}

/** Leading rows that consist only of header cells become the table's head. */
function table(rows: readonly StateNode[]): string {
  const isHead = (row: StateNode) =>
    childrenOf(row).every((cell) => isElement(cell) && (cell.headerState ?? 0) > 0);
  const firstOfBody = rows.findIndex((row) => !isHead(row));
  const head = firstOfBody === -1 ? rows : rows.slice(0, firstOfBody);
  const body = rows.slice(head.length);
  const part = (tag: string, some: readonly StateNode[]) =>
    some.length === 0 ? "" : wrap(tag, some.map(row).join(""));
  return wrap("table", part("thead", head) + part("tbody", body));
}

function row(node: StateNode): string {
  const cells = childrenOf(node).map((cell) => {
    const paragraphs = childrenOf(cell).map((paragraph) => inlines(childrenOf(paragraph)));
    return wrap(isElement(cell) && (cell.headerState ?? 0) > 0 ? "th" : "td", paragraphs.join("<br>"));
  });
  return wrap("tr", cells.join(""));
}

/** Adjacent text with the same format shares one element. */
function inlines(nodes: readonly StateNode[]): string {
  let html = "";
  for (let index = 0; index < nodes.length; index += 1) {
    const node = nodes[index];
    if (node === undefined) continue;
    const format = formatOf(node);
    let end = index + 1;
    while (end < nodes.length && format > 0 && formatOf(nodes[end]) === format) end += 1;
    const run = nodes.slice(index, end).map(inline).join("");
    const italic = format & ITALIC ? wrap("em", run) : run;
    html += format & BOLD ? wrap("strong", italic) : italic;
    index = end - 1;
  }
  return html;
}

function inline(node: StateNode): string {
  if (isText(node)) return escaped(node.text);
  if (isPicture(node)) return `<img src="${attribute(node.src)}" alt="${attribute(node.alt)}">`;
  if (node.type === "linebreak") return "<br>";
  if (node.type === "link" && isElement(node)) {
    return `<a href="${attribute(node.url ?? "")}">${inlines(node.children)}</a>`;
  }
  return inlines(childrenOf(node));
}

function formatOf(node: StateNode | undefined): number {
  return node !== undefined && isText(node) ? node.format & (BOLD | ITALIC) : 0;
}

function childrenOf(node: StateNode): readonly StateNode[] {
  return isElement(node) ? node.children : [];
}

function tagOf(node: StateNode): ElementNode["tag"] {
  return isElement(node) ? node.tag : undefined;
}

function isEmpty(node: StateNode | undefined): boolean {
  return node !== undefined && node.type === "paragraph" && childrenOf(node).length === 0;
}

function wrap(tag: string, content: string): string {
  return `<${tag}>${content}</${tag}>`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

function attribute(text: string): string {
  return escaped(text).replaceAll('"', "&quot;");
}
