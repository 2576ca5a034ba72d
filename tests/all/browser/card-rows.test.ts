import { hydrated, world } from "../../support/browser";
import { newPage, visit } from "../../support/visit";

test.each([
  [1024, [2, 2]],
  [1440, [4]],
])("at %d px no certificate is alone in its row", async (width, expected) => {
  const page = await visit("/awards-and-certificates", { viewport: { width, height: 900 } });
  const tops = await page
    .locator("#certificates li")
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  const rows = [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
  expect(rows).toEqual(expected);
});

test("a single card in a row has its text beside a wide picture", async () => {
  const page = await newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${world().site}/no-such-page`);
  await hydrated(page);
  const card = page.getByRole("article").filter({ hasText: "The bay in summer" });
  const [whole, picture, words] = await Promise.all(
    [card, card.locator("img"), card.getByRole("heading")].map((part) => part.boundingBox()),
  );
  expect(picture?.width).toBeGreaterThan((whole?.width ?? Infinity) / 2);
  expect(words?.x).toBeGreaterThan((picture?.x ?? Infinity) + (picture?.width ?? 0));
});
