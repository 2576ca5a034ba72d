import { hydrated, PHONE, world } from "../../support/browser";
import { untilTrue } from "../../support/until-true";
import { newPage } from "../../support/visit";

test("the pictures of a row load before it is swiped", async () => {
  const page = await newPage({ viewport: PHONE, hasTouch: true });
  await page.goto(world().site);
  await hydrated(page);
  const count = await page.locator("main div:has(img)").evaluateAll((boxes) => {
    const rows = boxes.filter(
      (box) => getComputedStyle(box).overflowX === "auto" && box.scrollWidth > box.clientWidth,
    );
    rows.forEach((row, index) => row.setAttribute("data-row", String(index)));
    return rows.length;
  });
  expect(count).toBeGreaterThan(1);
  for (let index = 0; index < count; index += 1) {
    const row = page.locator(`[data-row="${index}"]`);
    await row.scrollIntoViewIfNeeded();
    await untilTrue(() =>
      row
        .locator("img")
        .evaluateAll((all) =>
          all.every((img) => img instanceof HTMLImageElement && img.complete && img.naturalWidth > 0),
        ),
    );
    expect(await row.evaluate(({ scrollLeft }) => scrollLeft)).toBe(0);
  }
});
