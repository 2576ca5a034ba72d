import type { Page } from "playwright-core";

declare global {
  /** Sum of the page's layout shifts since watching began. */
  var shiftTotal: number;
}

/** Starts counting the page's layout shifts, including those after user input. */
export function watchShifts(page: Page): Promise<void> {
  return page.evaluate(countShifts);
}

/** Sum of the shifts, once the next frame has been painted. */
export function totalShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await nextFrame();
    return globalThis.shiftTotal;
  });
}

function countShifts() {
  globalThis.shiftTotal = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ("value" in entry && typeof entry.value === "number") globalThis.shiftTotal += entry.value;
    }
  }).observe({ type: "layout-shift", buffered: false });
}
