import type { BrowserContext } from "playwright-core";

declare global {
  /** In test pages: resolves at the next frame, or after a second without one. */
  var nextFrame: () => Promise<void>;
}

/** Under load, a headless browser can stop painting for good while scripts run on: a frame may never come. */
export function defineNextFrame(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(() => {
    globalThis.nextFrame = () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => resolve());
        setTimeout(resolve, 1_000);
      });
  });
}
