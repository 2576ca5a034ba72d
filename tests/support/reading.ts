import type { Page } from "playwright-core";

/** Text spacing that every page has to support (WCAG 1.4.12). */
export const WIDE_SPACING =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }";

/** Pixels by which text boxes may overlap: accents and descenders extend beyond their line. */
const SLACK = 3;

/** Pixels by which the edge of a round button's hit area may overflow, as on the hero's sun path. */
const RIM = 8;

/**
 * Unreadable text with the page scrolled to the top: cut off by its frame or the window's edge, or overlapping other
 * text or a point of the hero's path. Empty if there is none.
 */
async function unreadable(page: Page): Promise<string[]> {
  return page.evaluate(
    async ({ slack, rim }) => {
      window.scrollTo({ top: 0, behavior: "instant" });
      for (let frame = 0; frame < 2; frame += 1) await nextFrame();
      interface Words {
        text: string;
        element: Element;
        rects: DOMRect[];
      }
      const isShown = (element: Element) =>
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        !element.closest("[aria-hidden=true], dialog, #languages");
      const scrollsSideways = (element: Element | null): boolean =>
        element !== null &&
        (["auto", "scroll"].includes(getComputedStyle(element).overflowX) ||
          scrollsSideways(element.parentElement));
      const frameOf = (element: Element | null): Element | null =>
        element === null || getComputedStyle(element).overflowX === "hidden"
          ? element
          : frameOf(element.parentElement);

      const words: Words[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const { currentNode: node } = walker;
        const { parentElement: element } = node;
        const text = node.textContent?.trim() ?? "";
        if (!element || !text || element.matches("script, style, noscript") || !isShown(element)) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const rects = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
        // Text for screen readers only is in a frame of one pixel.
        const frame = frameOf(element)?.getBoundingClientRect();
        if (rects.length > 0 && (!frame || frame.width > 2))
          words.push({ text: text.slice(0, 40), element, rects });
      }

      const found: string[] = [];
      const edge = document.documentElement.clientWidth;
      if (document.documentElement.scrollWidth > edge) found.push("the page scrolls sideways");
      for (const element of document.querySelectorAll(
        "a, button, input, img, h1, h2, h3, p, li, dd, th, td",
      )) {
        if (!isShown(element) || scrollsSideways(element.parentElement)) continue;
        if (element.getBoundingClientRect().right > edge + rim)
          found.push(`cut off: ${element.outerHTML.slice(0, 80)}`);
      }
      for (const { text, element, rects } of words) {
        if (scrollsSideways(element)) continue;
        const frame = frameOf(element)?.getBoundingClientRect();
        const isOut = (rect: DOMRect) =>
          frame &&
          (rect.right > frame.right + slack ||
            rect.left < frame.left - slack ||
            rect.bottom > frame.bottom + slack ||
            rect.top < frame.top - slack);
        // The navbar's number may be hidden, leaving an icon that has it as its accessible name.
        const named = element.closest("[aria-label]")?.getAttribute("aria-label")?.includes(text) ?? false;
        // A navbar link that doesn't fit is hidden entirely, and is in the drawer.
        const isInDrawer =
          element.closest("header nav") !== null &&
          rects.every((rect) => frame && rect.top > frame.bottom - slack) &&
          [...document.querySelectorAll("dialog a")].some((link) => link.textContent?.trim() === text);
        if (rects.some(isOut) && !named && !isInDrawer) found.push(`cut by its frame: ${text}`);
      }

      // Fixed bars overlap the page by design, but nothing at the top of the first view.
      const first = words.filter(
        ({ element, rects }) => !element.closest("aside") && rects.some(({ top }) => top < innerHeight),
      );
      const meet = (one: DOMRect, other: DOMRect) =>
        Math.min(one.right, other.right) - Math.max(one.left, other.left) > slack &&
        Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2 * slack;
      for (const [index, one] of first.entries()) {
        for (const other of first.slice(index + 1)) {
          if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
          if (one.rects.some((rect) => other.rects.some((under) => meet(rect, under)))) {
            found.push(`"${one.text}" and "${other.text}" lie over each other`);
          }
        }
      }
      // The point itself, in the middle of its hit area.
      const points = [...document.querySelectorAll("[role=group] > button[aria-label]:empty")].map(
        (button) => {
          const { x, y, width, height } = button.getBoundingClientRect();
          return new DOMRect(x + width / 2 - 6, y + height / 2 - 6, 12, 12);
        },
      );
      for (const { text, rects } of first) {
        const hides = rects.some((rect) => points.some((point) => meet(rect, point)));
        if (hides) found.push(`"${text}" lies over a point of the path`);
      }
      return [...new Set(found)];
    },
    { slack: SLACK, rim: RIM },
  );
}

/** Attempts of two frames each. */
const MOST_LOOKS = 30;

/** Text that is still unreadable after the layout for a new window size, which takes a few frames. */
export async function stillUnreadable(page: Page): Promise<string[]> {
  let found = await unreadable(page);
  for (let look = 1; found.length > 0 && look < MOST_LOOKS; look += 1) found = await unreadable(page);
  return found;
}
