import { decodePath } from "../../../src/config/paths";
import { SCROLL_DURATION } from "./options";

const INTERRUPTIONS = ["wheel", "touchstart", "keydown"] as const;

/** Finds the element that a hash names: `#fiyatlar` → the element with that id; null where there is none. */
export function anchorTarget(hash: string): HTMLElement | null {
  const id = decodePath(hash.slice(1));
  return id ? document.getElementById(id) : null;
}

/** Scrolls to an element in 300 ms, at once under reduced motion, and moves the focus there. */
export function scrollToAnchor(element: HTMLElement): void {
  const start = window.scrollY;
  // The browser knows about scroll margins: let it go there, look where that is, and come back before the paint.
  element.scrollIntoView({ behavior: "instant" });
  const end = window.scrollY;
  focusAnchor(element);
  if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  animate((progress) =>
    window.scrollTo({ top: start + (end - start) * ease(progress), behavior: "instant" }),
  );
}

/** Calls `step` with 0 … 1 on each frame; the visitor's own scrolling ends it. */
function animate(step: (progress: number) => void): void {
  const begin = performance.now();
  const interruption = new AbortController();
  for (const name of INTERRUPTIONS) {
    window.addEventListener(name, () => interruption.abort(), { signal: interruption.signal, passive: true });
  }
  const frame = (now: number) => {
    if (interruption.signal.aborted) return;
    const progress = Math.min(1, Math.max(0, (now - begin) / SCROLL_DURATION));
    step(progress);
    if (progress < 1) requestAnimationFrame(frame);
    else interruption.abort();
  };
  step(0);
  requestAnimationFrame(frame);
}

/** Cubic, slow at both ends. */
function ease(progress: number): number {
  return progress < 0.5 ? 4 * progress ** 3 : 1 - (2 - 2 * progress) ** 3 / 2;
}

function focusAnchor(element: HTMLElement): void {
  element.focus({ preventScroll: true });
  if (document.activeElement === element) return;
  element.tabIndex = -1;
  element.addEventListener("blur", () => element.removeAttribute("tabindex"), { once: true });
  element.focus({ preventScroll: true });
}
