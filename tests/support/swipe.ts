import type { Page } from "playwright-core";

/** Swipes a finger from one x to another at a height of the page, which must have touch enabled. */
export async function swipe(page: Page, from: number, to: number, y: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove", x: number) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: [{ x, y }] });
  await touch("touchStart", from);
  for (let step = 1; step <= 5; step += 1) await touch("touchMove", from + ((to - from) * step) / 5);
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}
