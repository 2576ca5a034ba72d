import { hydrated, settled, world } from "../support/browser";
import { violations } from "../support/axe";
import { ERROR_PAGES, inAllLanguages, LAYOUT_PAGES } from "../support/layouts";
import { newPage, SCREENS } from "../support/visit";

/** Violations on each of these pages, on a phone and on a desktop. */
async function findings(paths: readonly string[]): Promise<string[]> {
  const page = await newPage({ reducedMotion: "reduce" });
  const found: string[] = [];
  for (const path of paths) {
    await page.goto(world().site + path);
    await hydrated(page);
    for (const [screen, viewport] of SCREENS) {
      await page.setViewportSize(viewport);
      await settled(page);
      found.push(...(await violations(page)).map((violation) => `${path} on ${screen}: ${violation}`));
    }
  }
  return found;
}

test.each(Object.entries(LAYOUT_PAGES))("axe finds nothing on %s (%s) in any language", async (_, path) => {
  expect(await findings(await inAllLanguages(world().site, path))).toEqual([]);
});

test("axe finds nothing on the error page in any language", async () => {
  expect(await findings(ERROR_PAGES)).toEqual([]);
});

test("axe finds nothing in a comparison of rooms", async () => {
  expect(await findings(["/accommodation?compare=garden-room,sea-suite"])).toEqual([]);
});
