import type { Page } from "playwright-core";
import { settled } from "./browser";

/** One element or pseudo-element as it is computed: where it is, and all its properties. */
interface ComputedElement {
  path: string;
  styles: Record<string, string>;
}

/** The differences between two pages that should look the same: `main > p::before: color: red / blue`. */
export async function styleDifferences(one: Page, other: Page): Promise<string[]> {
  const [before, after] = await Promise.all([computedElements(one), computedElements(other)]);
  const length = Math.max(before.length, after.length);
  return Array.from({ length }, (_, index) => difference(before[index], after[index])).flat();
}

function difference(one: ComputedElement | undefined, other: ComputedElement | undefined): string[] {
  if (!one || !other || one.path !== other.path)
    return [`${one?.path ?? "nothing"} / ${other?.path ?? "nothing"}`];
  return Object.keys({ ...one.styles, ...other.styles })
    .filter((name) => one.styles[name] !== other.styles[name])
    .map((name) => `${one.path}: ${name}: ${one.styles[name]} / ${other.styles[name]}`);
}

/** Every element of the page's body with its attributes, in order, and every pseudo-element that is shown. */
async function computedElements(page: Page): Promise<ComputedElement[]> {
  await page.bringToFront();
  await settled(page);
  const elements = await page.evaluate(() => {
    const IGNORED = new Set(["class", "data-emotion", "src", "srcset"]);
    const nameOf = (element: Element) =>
      element.tagName.toLowerCase() +
      Array.from(element.attributes)
        .filter(({ name }) => !IGNORED.has(name))
        .map(({ name, value }) => `[${name}=${value.replace(/-[0-9a-f]{20,32}|[0-9a-f]{32}/g, "-#")}]`)
        .sort()
        .join("");
    const pathOf = (element: Element): string => {
      const { parentElement } = element;
      return parentElement && parentElement !== document.body
        ? `${pathOf(parentElement).slice(-150)} > ${nameOf(element)}`
        : nameOf(element);
    };
    const read = (element: Element, pseudo: string | null) => {
      const computed = getComputedStyle(element, pseudo);
      return (
        Array.from(computed, (name) => [name, computed.getPropertyValue(name)] as const)
          // Emotion writes old names beside today's in a browser, the build does not: they lay nothing out.
          .filter(([name]) => !/^--|^-webkit-box-/.test(name))
          .map(([name, value]) => `${name}:${value.replaceAll(location.origin, "")}`)
          .join("\n")
      );
    };
    const shown = Array.from(document.body.querySelectorAll("*")).filter(
      (element) => !element.matches("script, style, #gatsby-announcer"),
    );
    return [document.documentElement, document.body, ...shown].flatMap((element) => {
      const path =
        element === document.documentElement || element === document.body ? element.tagName : pathOf(element);
      const pseudos = ["::before", "::after"].filter(
        (pseudo) => getComputedStyle(element, pseudo).content !== "none",
      );
      return [
        { path, text: read(element, null) },
        ...pseudos.map((pseudo) => ({ path: path + pseudo, text: read(element, pseudo) })),
      ];
    });
  });
  return elements.map(({ path, text }) => ({
    path,
    styles: Object.fromEntries(
      text.split("\n").map((line) => [line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 1)]),
    ),
  }));
}
