import type { JSHandle, Page } from "playwright-core";
import { settled } from "../support/browser";

/** One element or pseudo-element: its path, and all its computed properties, one per line. */
interface ComputedElement {
  path: string;
  text: string;
}

/** Time for both pages to finish their work after the first view; on a busy machine, one may lag behind. */
const LASTING_MS = 10_000;

/** Lasting differences between two pages that should look the same: `main > p::before: color: red / blue`. */
export async function styleDifferences(one: Page, other: Page): Promise<string[]> {
  const end = performance.now() + LASTING_MS;
  let found = await differencesNow(one, other);
  while (found.length > 0 && performance.now() < end) found = await differencesNow(one, other);
  return found;
}

async function differencesNow(one: Page, other: Page): Promise<string[]> {
  const [before, after] = await Promise.all([computedElements(one), computedElements(other)]);
  const [digests, others] = await Promise.all([digestsOf(before), digestsOf(after)]);
  const length = Math.max(digests.length, others.length);
  const unequal = Array.from({ length }, (_, index) => index).filter(
    (index) => digests[index] !== others[index],
  );
  return (
    await Promise.all(
      unequal.map(async (index) => difference(await elementAt(before, index), await elementAt(after, index))),
    )
  ).flat();
}

function difference(one: ComputedElement | undefined, other: ComputedElement | undefined): string[] {
  if (!one || !other || one.path !== other.path)
    return [`${one?.path ?? "nothing"} / ${other?.path ?? "nothing"}`];
  const [styles, otherStyles] = [stylesOf(one), stylesOf(other)];
  return Object.keys({ ...styles, ...otherStyles })
    .filter((name) => styles[name] !== otherStyles[name])
    .map((name) => `${one.path}: ${name}: ${styles[name]} / ${otherStyles[name]}`);
}

function stylesOf({ text }: ComputedElement): Record<string, string> {
  return Object.fromEntries(
    text.split("\n").map((line) => [line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 1)]),
  );
}

/** Handle to elements kept in their page: their properties take megabytes, and nearly all are equal. */
type ComputedElements = JSHandle<ComputedElement[]>;

function digestsOf(elements: ComputedElements): Promise<string[]> {
  return elements.evaluate((all) =>
    Promise.all(
      all.map(async ({ path, text }) => {
        const bytes = await crypto.subtle.digest("SHA-1", new TextEncoder().encode(`${path}\n${text}`));
        return String.fromCharCode(...new Uint8Array(bytes));
      }),
    ),
  );
}

function elementAt(elements: ComputedElements, index: number): Promise<ComputedElement | undefined> {
  return elements.evaluate((all, position) => all[position], index);
}

/** Every element of the page's body with its attributes, in order, and every pseudo-element that is shown. */
async function computedElements(page: Page): Promise<ComputedElements> {
  await page.bringToFront();
  await settled(page);
  return page.evaluateHandle(() => {
    // Which pictures have loaded depends on the network; `before-app/loaded-pictures.ts` changes their frames.
    for (const frame of document.querySelectorAll<HTMLElement>("[style*=content-visibility]")) {
      frame.style.removeProperty("content-visibility");
      if (frame.getAttribute("style") === "") frame.removeAttribute("style");
    }
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
    // All elements have the same properties, except for hundreds of custom ones. In a browser, Emotion also writes
    // legacy names, unlike the build; they don't affect the layout.
    const properties = Array.from(getComputedStyle(document.body)).filter(
      (name) => !/^--|^-webkit-box-/.test(name),
    );
    const withoutBackground = properties.filter((name) => !name.startsWith("background-position"));
    // The build writes mixed colours and zero lengths in their shortest form.
    const plain = (value: string) =>
      value.replace(/color\(srgb ([\d.]+) ([\d.]+) ([\d.]+) \/ ([\d.]+)\)/g, (_, r, g, b, alpha) => {
        const [red, green, blue] = [r, g, b].map((part) => Math.round(Number(part) * 255));
        return `rgba(${red}, ${green}, ${blue}, ${alpha})`;
      });
    const read = (element: Element, pseudo: string | null) => {
      const computed = getComputedStyle(element, pseudo);
      const shownProperties = computed.backgroundImage === "none" ? withoutBackground : properties;
      const lines = shownProperties.map((name) => `${name}:${computed.getPropertyValue(name)}`);
      return plain(lines.join("\n").replaceAll(location.origin, ""));
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
}
