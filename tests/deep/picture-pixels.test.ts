import type { Page } from "playwright-core";
import { LAYOUT_PAGES } from "../support/layouts";
import { visit } from "../support/visit";

/** Most and fewest pixels fetched per painted pixel, allowing for candidate steps and rounding. */
const MOST = 1.5;
const FEWEST = 0.98;

/** The fewest on phones for the first view's pictures, which have the whole line to wait for. */
const FEWEST_FIRST = 0.3;

/** Widths in px with their pixel densities; unit tests of the sizes cover the widths between them. */
const SCREENS = [
  [390, 2],
  [1440, 1],
] as const;
const PATHS = Object.values(LAYOUT_PAGES);

/**
 * For each shown picture: the file's pixels per painted pixel, whether the file is the largest available, and whether
 * the page shows the same picture elsewhere, whose larger file the browser then reuses.
 */
function fetchedPixels(page: Page) {
  return page.evaluate(async () => {
    const shown = [...document.images].filter(({ srcset, offsetWidth }) => srcset && offsetWidth > 0);
    for (const image of shown) image.loading = "eager";
    // Sizes are known once the pictures have loaded, without decoding them.
    await Promise.all(
      shown.map(
        (image) =>
          image.complete ||
          new Promise((loaded, failed) => Object.assign(image, { onload: loaded, onerror: failed })),
      ),
    );
    const lead = shown.find(({ fetchPriority }) => fetchPriority === "high");
    return shown.map((image) => {
      const sets = [image, ...(image.parentElement?.querySelectorAll("source") ?? [])].map(({ srcset }) =>
        srcset.split(",").map((entry) => {
          const [address = "", width = ""] = entry.trim().split(/\s+/);
          return { address: new URL(address, location.href).href, width: Number.parseInt(width, 10) };
        }),
      );
      const widths = sets.find((set) => set.some(({ address }) => address === image.currentSrc)) ?? [];
      const width = widths.find(({ address }) => address === image.currentSrc)?.width ?? 0;
      const ratio = image.naturalWidth / image.naturalHeight;
      const painted = Math.max(image.offsetWidth, image.offsetHeight * ratio) * devicePixelRatio;
      return {
        address: image.currentSrc,
        pixels: (width / painted) ** 2,
        // Only pictures with separate files for phones, which a room's pictures don't have.
        firstOnPhone: image.sizes === lead?.sizes && sets.length > 1 && innerWidth < 720,
        whole: widths.every((other) => other.width <= width),
        again: shown.some((other) => other !== image && other.currentSrc === image.currentSrc),
      };
    });
  });
}

test.each(SCREENS)(
  "at %i px and %ix every picture is fetched at about the size it is shown",
  async (width, deviceScaleFactor) => {
    for (const path of PATHS) {
      const page = await visit(path, { viewport: { width, height: 900 }, deviceScaleFactor });
      const wrong = (await fetchedPixels(page)).filter(
        ({ pixels, firstOnPhone, whole, again }) =>
          (pixels > MOST && !again) || (pixels < (firstOnPhone ? FEWEST_FIRST : FEWEST) && !whole),
      );
      expect({ path, wrong }).toEqual({ path, wrong: [] });
      await page.context().close();
    }
  },
  900_000,
);
