/** A function call as an expression, which every engine evaluates alike. */
export function expressionOf(task: (...args: never[]) => unknown, args: readonly unknown[]): string {
  return `(${task.toString()})(...${JSON.stringify(args)})`;
}

/** In the page: finds the first visible element, with this label or text if given, and scrolls it into view. */
export function findShown(selector: string, name?: string | null): Element | null {
  const isNamed = (element: Element) =>
    [element.getAttribute("aria-label"), element.textContent].some((text) => text?.trim() === name);
  const all = [...document.querySelectorAll(selector)];
  const found = all.find(
    (element) => element.checkVisibility({ visibilityProperty: true }) && (!name || isNamed(element)),
  );
  // Drivers differ in how they click elements out of view.
  found?.scrollIntoView({ block: "center", behavior: "instant" });
  return found ?? null;
}
