/** Style of a paragraph that Word uses as a list item: `mso-list:l0 level2 lfo1`. */
const LEVEL = /mso-list:\s*l\d+\s+level(\d+)/i;
/** Number or letter at the start of a numbered list item. */
const NUMBER = /^\s*[\da-z]+[.)]/i;

/** Converts the paragraphs that Word pastes for list items to lists; returns whether there were any. */
export function makeListsOfWord(document: Document): boolean {
  const open: Element[] = [];
  let found = false;
  for (const row of document.querySelectorAll<HTMLElement>("p[style*='mso-list']")) {
    const level = Number(LEVEL.exec(row.getAttribute("style") ?? "")?.[1]);
    if (!(level >= 1)) continue;
    found = true;
    const marker = row.querySelector("[style*='mso-list:Ignore' i]");
    const tag = NUMBER.test(marker?.textContent ?? "") ? "ol" : "ul";
    marker?.remove();
    // Content between two items ends their list, as does another kind of marker at the same level.
    if (row.previousElementSibling !== open[0]) open.length = 0;
    open.length = Math.min(open.length, level);
    if (open[level - 1]?.localName !== tag) open.length = Math.min(open.length, level - 1);
    while (open.length < level) open.push(listIn(document, open.at(-1), row, tag));
    const item = document.createElement("li");
    item.append(...row.childNodes);
    open.at(-1)?.append(item);
    row.remove();
  }
  return found;
}

/** A new list in the last item of the outer one, or before its first item. */
function listIn(document: Document, outer: Element | undefined, row: Element, tag: "ol" | "ul"): Element {
  const list = document.createElement(tag);
  if (outer === undefined) {
    row.before(list);
    return list;
  }
  const item = outer.lastElementChild ?? outer.appendChild(document.createElement("li"));
  item.append(list);
  return list;
}
