/** A function and its arguments as an expression, which every engine evaluates alike. */
export function expressionOf(task: (...args: never[]) => unknown, args: readonly unknown[]): string {
  return `(${task.toString()})(...${JSON.stringify(args)})`;
}

/** In the page: the first element of a selector that shows, by its label or text where a name is given; brought into view. */
export function findShown(selector: string, name?: string | null): Element | null {
  const isNamed = (element: Element) =>
    [element.getAttribute("aria-label"), element.textContent].some((text) => text?.trim() === name);
  const all = [...document.querySelectorAll(selector)];
  const found = all.find(
    (element) => element.checkVisibility({ visibilityProperty: true }) && (!name || isNamed(element)),
  );
  // Drivers differ in what they take for a press out of view.
  found?.scrollIntoView({ block: "center", behavior: "instant" });
  return found ?? null;
}
