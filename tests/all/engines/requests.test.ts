import { PHONE } from "../../support/browser";
import { ENGINES } from "../../support/engines/installed";
import { newWalk } from "../../support/engines/visit";

const DATA = "/page-data/about-us/page-data.json";

/** One page of each layout with a picture at the top. */
const PAGES = ["/accommodation", "/contact", "/loyalty", "/early-booking", "/"];

describe.each(ENGINES)("in %s", (_, engine) => {
  test("a page's data is requested once", async () => {
    const { site, visit } = await newWalk(engine);
    await visit("/about-us");
    expect(site.requests.filter((path) => path === DATA)).toHaveLength(1);
  });

  test("a phone requests each picture of the next page once, in the one file that is shown", async () => {
    const walk = await newWalk(engine, { size: PHONE });
    await walk.visit("/about-us");
    for (const path of PAGES) {
      const requestsBefore = walk.site.requests.length;
      // The previous page may still request pictures that it shows or that come close to the viewport.
      const { last, lasting } = await walk.evaluate((to) => {
        const files = [...document.images].map(({ currentSrc }) => currentSrc);
        const candidates = [...document.querySelectorAll<HTMLImageElement | HTMLSourceElement>("img, source")]
          .flatMap(({ src, srcset }) => [
            src,
            ...srcset.split(",").map((entry) => entry.trim().split(" ")[0]),
          ])
          .map((address) => new URL(address ?? "", location.href).href);
        void window.___navigate(to);
        return { last: files, lasting: candidates };
      }, path);
      await walk.arrives(path);
      await walk.until((last) => {
        const heads = [...document.querySelectorAll<HTMLImageElement>("main img[fetchpriority=high]")];
        const shown = heads.filter(
          ({ complete, naturalWidth, currentSrc }) =>
            complete && naturalWidth > 0 && !last.includes(currentSrc),
        );
        return heads.length > 0 && shown.length === heads.length;
      }, last);
      const asked = walk.site.requests.slice(requestsBefore).filter((file) => file.endsWith(".webp"));
      expect(asked).toEqual([...new Set(asked)]);
      const own = asked.map((file) => walk.site.url + file).filter((file) => !lasting.includes(file));
      await walk.until((files) => {
        const shown = new Set([...document.images].map(({ currentSrc }) => currentSrc));
        return files.every((file) => shown.has(file));
      }, own);
    }
  });
});
