import { decodePath } from "../../../shared/paths";
import { SCROLL_DURATION } from "./options";

const INTERRUPTIONS = ["wheel", "touchstart", "keydown"] as const;

/** Finds the element a hash refers to: `#fiyatlar` → the element with that id; null if there is none. */
export function anchorTarget(hash: string): HTMLElement | null {
  const id = decodePath(hash.slice(1));
  return id ? document.getElementById(id) : null;
}

/** Scrolls to an element in 300 ms, or instantly if reduced motion is preferred, and moves the focus there. */
export function scrollToAnchor(element: HTMLElement): void {
  const start = window.scrollY;
  const end = placeOf(element);
  focusAnchor(element);
  if (end === start || window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  // The layout may shift while scrolling, so each step measures the target again.
  animate((progress) => {
    const top = start + (placeOf(element) - start) * ease(progress);
    window.scrollTo({ top, behavior: "instant" });
  });
}

/**
 * Lets the browser apply scroll margins: jumps to the element and reads the position; the caller scrolls on before
 * paint.
 */
function placeOf(element: HTMLElement): number {
  element.scrollIntoView({ behavior: "instant" });
  return window.scrollY;
}

/** Calls `step` with 0 … 1 on each frame until the visitor scrolls. */
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

/** Cubic ease-in-out. */
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
