import { MAX_PAINT_WAIT } from "./options";

/** Resolves after the next frame; at the latest after 100 ms. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve, 0));
    setTimeout(resolve, MAX_PAINT_WAIT);
  });
}
