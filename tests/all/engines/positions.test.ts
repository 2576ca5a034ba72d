import { ENGINES } from "../../support/engines/installed";
import { newWalk, type Walk } from "../../support/engines/visit";

/** Follows a link of the page, wherever it stands, as the keyboard does. */
async function follow(walk: Walk, path: string): Promise<void> {
  await walk.evaluate((href) => document.querySelector<HTMLElement>(`a[href="${href}"]`)?.click(), path);
  await walk.arrives(path);
}

/** Scrolls, and waits until the page has had a frame to learn of it. */
async function scrollDown(walk: Walk, to: number): Promise<void> {
  await walk.evaluate((top) => scrollTo({ top, behavior: "instant" }), to);
  await walk.until((top) => Object.values(sessionStorage).includes(String(top)), to);
}

/** Where the page of an address comes to rest. */
async function restsAt(walk: Walk, address: string): Promise<number> {
  await walk.arrives(address);
  return walk.evaluate(async () => {
    let place = -1;
    for (let frames = 0; frames < 30; frames = Math.round(scrollY) === place ? frames + 1 : 0) {
      place = Math.round(scrollY);
      await new Promise(requestAnimationFrame);
    }
    return place;
  });
}

describe.each(ENGINES)("in %s", (_, engine) => {
  test("Back and Forward find each page where it was left", async () => {
    const walk = await newWalk(engine);
    await walk.visit("/about-us");
    await scrollDown(walk, 1_500);
    await follow(walk, "/contact");
    await scrollDown(walk, 300);
    await walk.back();
    expect(await restsAt(walk, "/about-us")).toBe(1_500);
    await walk.forward();
    expect(await restsAt(walk, "/contact")).toBe(300);
    await walk.back();
    expect(await restsAt(walk, "/about-us")).toBe(1_500);
  });

  test("a page that is loaded again stands where it was", async () => {
    const walk = await newWalk(engine);
    await walk.visit("/about-us");
    await scrollDown(walk, 900);
    await walk.evaluate(() => {
      document.documentElement.dataset.old = "";
      setTimeout(() => location.reload());
    });
    await walk.until(() => !("old" in document.documentElement.dataset));
    expect(await restsAt(walk, "/about-us")).toBe(900);
  });
});
