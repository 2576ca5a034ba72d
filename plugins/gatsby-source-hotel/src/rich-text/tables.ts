import { type Document, Element, isTag, type ParentNode } from "domhandler";
import escapeHtml from "escape-html";
import { DomUtils } from "htmlparser2";
import { changeElements } from "./html-tree";
import { partsOf } from "./lines";

/** Tables have headers for columns and rows and stand in a box that may scroll; `label` is its name then. */
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

/** Below a head the first cell of a row says what the row is about; not where cells run over several rows. */
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

/** Where an editor says more of a cell, its header is theirs, too. */
function isPlain({ attribs }: Element): boolean {
  return Object.keys(attribs).length === 0;
}

function isNamed(node: ParentNode | null | undefined, name: string): boolean {
  return node ? isTag(node) && node.name === name : false;
}
