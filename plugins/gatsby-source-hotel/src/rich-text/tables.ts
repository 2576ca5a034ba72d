import { type Document, Element, isTag, type ParentNode } from "domhandler";
import escapeHtml from "escape-html";
import { DomUtils } from "htmlparser2";
import { changeElements } from "./html-tree";
import { partsOf } from "./lines";

/** Adds column and row headers to tables and wraps each in a scrollable box labelled `label`. */
export function finishTables(root: Document, label: string): void {
  changeElements(root, (element) => {
    if (element.name === "th" && isInHead(element) && isPlain(element)) element.attribs.scope = "col";
    if (element.name === "tbody" && isNamed(DomUtils.prevElementSibling(element), "thead")) headRows(element);
    return element.name === "table"
      ? [new Element("div", { "data-scroll": escapeHtml(label) }, [element])]
      : [element];
  });
}

function isInHead({ parent }: Element): boolean {
  return isNamed(parent, "thead") || isNamed(parent?.parent, "thead");
}

/** Makes the first cell of each row a row header, if the table has a head and no cell spans several rows. */
function headRows(body: Element): void {
  const rows = body.children.filter(isTag).filter(({ name }) => name === "tr");
  if (rows.some((row) => row.children.some((cell) => isTag(cell) && cell.attribs.rowspan))) return;
  for (const row of rows) {
    const [first] = partsOf(row);
    if (!first || !isTag(first) || first.name !== "td" || !isPlain(first) || holdsTable(first)) continue;
    first.name = "th";
    first.attribs.scope = "row";
  }
}

function holdsTable({ children }: Element): boolean {
  return DomUtils.getElementsByTagName("table", children, true, 1).length > 0;
}

/** True if the cell has no attributes; otherwise its header is left to the editor. */
function isPlain({ attribs }: Element): boolean {
  return Object.keys(attribs).length === 0;
}

function isNamed(node: ParentNode | null | undefined, name: string): boolean {
  return node ? isTag(node) && node.name === name : false;
}
