import { newPage } from "../../support/visit";
import { hydrated, world } from "../../support/browser";

/** Longest animation in ms of the view transition to a fully loaded page; `none` if there is no transition. */
async function transitionOf(reducedMotion: "reduce" | "no-preference"): Promise<string | null> {
  const page = await newPage({ reducedMotion });
  await page.addInitScript(() => {
    addEventListener("pagereveal", async ({ viewTransition }) => {
      await viewTransition?.ready;
      const times = document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().endTime));
      document.documentElement.dataset.transition = viewTransition ? String(Math.max(...times)) : "none";
    });
  });
  await page.goto(`${world().site}/about-us`);
  await hydrated(page);
  await page.evaluate(() => window.location.assign("/contact"));
  await page.waitForURL("**/contact");
  const root = page.locator("html[data-transition]");
  await root.waitFor();
  return root.getAttribute("data-transition");
}

test("the transition to a fully loaded page takes less than 200 ms", async () => {
  const milliseconds = Number(await transitionOf("no-preference"));
  expect(milliseconds).toBeGreaterThan(100);
  expect(milliseconds).toBeLessThan(200);
});

test("visitors who prefer reduced motion see no page transition", async () => {
  expect(await transitionOf("reduce")).toBe("none");
});
