import { ENGINES } from "../../support/engines/installed";
import { newWalk, type Walk } from "../../support/engines/visit";

/** Follows a link of a scrolled page, even out of view, as the keyboard can; the next page starts at its top. */
async function follow(walk: Walk, path: string): Promise<void> {
  await walk.evaluate((href) => document.querySelector<HTMLElement>(`a[href="${href}"]`)?.click(), path);
  await walk.arrives(path);
  await walk.until(() => scrollY === 0);
}

/** Scrolls and waits until the page has stored its position. */
async function scrollDown(walk: Walk, to: number): Promise<void> {
  await walk.evaluate((top) => scrollTo({ top, behavior: "instant" }), to);
  await walk.until((top) => Object.values(sessionStorage).includes(String(top)), to);
}

/** Scroll position of the page at an address, once it has reached the expected place and stays there. */
async function restsAt(walk: Walk, address: string, place: number): Promise<number> {
  await walk.arrives(address);
  await walk.until(async (top) => {
    for (let frames = 0; frames < 10; frames += 1) {
      await new Promise(requestAnimationFrame);
      if (Math.round(scrollY) !== top) return false;
    }
    return true;
  }, place);
  return walk.evaluate(() => Math.round(scrollY));
}

describe.each(ENGINES)("in %s", (_, engine) => {
  test("Back and Forward restore each page's scroll position", async () => {
    const walk = await newWalk(engine);
    await walk.visit("/about-us");
    await scrollDown(walk, 1_500);
    await follow(walk, "/contact");
    await scrollDown(walk, 300);
    await walk.back();
    expect(await restsAt(walk, "/about-us", 1_500)).toBe(1_500);
    await walk.forward();
    expect(await restsAt(walk, "/contact", 300)).toBe(300);
    await walk.back();
    expect(await restsAt(walk, "/about-us", 1_500)).toBe(1_500);
  });

  test("reloading a page keeps its scroll position", async () => {
    const walk = await newWalk(engine);
    await walk.visit("/about-us");
    await scrollDown(walk, 900);
    await walk.evaluate(() => {
      document.documentElement.dataset.old = "";
      setTimeout(() => location.reload());
    });
    await walk.until(() => !("old" in document.documentElement.dataset));
    expect(await restsAt(walk, "/about-us", 900)).toBe(900);
  });
});
