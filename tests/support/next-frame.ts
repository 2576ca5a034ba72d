import type { BrowserContext } from "playwright-core";

declare global {
  /** In a page of the tests: resolves at the next frame, or after a second in which none is drawn. */
  var nextFrame: () => Promise<void>;
}

/** A headless browser under load can stop drawing a page for good, whose scripts go on; waiting for frames alone would never end. */
export function defineNextFrame(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(() => {
    globalThis.nextFrame = () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => resolve());
        setTimeout(resolve, 1_000);
      });
  });
}
