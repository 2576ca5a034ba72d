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
    // Pages may still request pictures after they are left: a busy browser even two pages later.
    const earlier = new Set<string>();
    for (const path of PAGES) {
      const requestsBefore = walk.site.requests.length;
      const { last, candidates } = await walk.evaluate((to) => {
        const files = [...document.images].map(({ currentSrc }) => currentSrc);
        const addresses = [...document.querySelectorAll<HTMLImageElement | HTMLSourceElement>("img, source")]
          .flatMap(({ src, srcset }) => [
            src,
            ...srcset.split(",").map((entry) => entry.trim().split(" ")[0]),
          ])
          .map((address) => new URL(address ?? "", location.href).href);
        void window.___navigate(to);
        return { last: files, candidates: addresses };
      }, path);
      for (const file of candidates) earlier.add(file);
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
      const own = asked.map((file) => walk.site.url + file).filter((file) => !earlier.has(file));
      await walk.until((files) => {
        const shown = new Set([...document.images].map(({ currentSrc }) => currentSrc));
        return files.every((file) => shown.has(file));
      }, own);
    }
  });
});
