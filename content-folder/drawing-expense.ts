import { type Element, isTag } from "domhandler";
import { decodePath } from "../shared/paths";

/** Maximum length of a chain of elements that reference each other. */
const LONGEST_CHAIN = 1_000;

/**
 * Counts the elements a drawing renders, each as often as it is used: thirty lines can expand to billions. Infinite
 * if an element uses itself. `css` is the text of its style sheets.
 */
export function drawingExpense(root: Element, css: string): number {
  const byId = new Map<string, Element>();
  collect(root);
  const idsByClass = idsOfClasses(css);
  const known = new Map<Element, number>();
  const open = new Set<Element>();
  return expense(root);

  function collect(element: Element): void {
    const { id } = element.attribs;
    if (id !== undefined && !byId.has(id)) byId.set(id, element);
    for (const child of element.children) if (isTag(child)) collect(child);
  }

  function expense(element: Element): number {
    if (open.has(element) || open.size > LONGEST_CHAIN) return Infinity;
    const before = known.get(element);
    if (before !== undefined) return before;
    open.add(element);
    const used = usedIds(element, idsByClass).flatMap((id) => byId.get(id) ?? []);
    const sum = [...element.children.filter(isTag), ...used].reduce(
      (total, each) => total + expense(each),
      1,
    );
    open.delete(element);
    known.set(element, sum);
    return sum;
  }
}

/**
 * Ids referenced by `href="#id"` and by `url(#id)` (fills, masks, filters): the element's own and those of its
 * classes.
 */
function usedIds({ attribs }: Element, idsByClass: ReadonlyMap<string, readonly string[]>): string[] {
  const linked = Object.entries(attribs).flatMap(([name, value]) =>
    /(?:^|:)href$/.test(name) && value.trim().startsWith("#") ? [value.trim().slice(1)] : [],
  );
  const painted = Object.values(attribs).flatMap(paintedIds);
  const classes = ["", ...(attribs.class ?? "").split(/\s+/)];
  return [...linked, ...painted]
    .map((id) => decodePath(id) ?? id)
    .concat(classes.flatMap((name) => idsByClass.get(name) ?? []));
}

function paintedIds(css: string): string[] {
  return [...css.matchAll(/url\(\s*["']?\s*#([^"')]*)/g)].map(([, id = ""]) => id.trim());
}

/** Ids that a style sheet's rules paint with, by class name; under the empty name, those of rules without a class. */
function idsOfClasses(css: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [, selector = "", rules = ""] of css.matchAll(/([^{}]*)\{([^{}]*)\}/g)) {
    const ids = paintedIds(rules);
    const classes = [...selector.matchAll(/\.([\w-]+)/g)].map(([, name = ""]) => name);
    for (const name of classes.length > 0 ? classes : [""]) {
      if (ids.length > 0) found.set(name, [...(found.get(name) ?? []), ...ids]);
    }
  }
  return found;
}
