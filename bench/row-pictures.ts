import type { Page } from "playwright-core";
import { ROOMS_PARENT } from "../shared/routes";
import { median } from "./medians";

/** Pixels that a visitor scrolls per second, down the page and along a row. */
const PACE = 700;

/** English pages whose rows are measured, if a site has them: home, rooms, a room, gallery. */
export function pagesWithRows(paths: readonly string[]): string[] {
  const room = paths.find((path) => path.startsWith(`${ROOMS_PARENT}/`));
  return ["/", ROOMS_PARENT, ...(room ? [room] : []), "/gallery"].filter((path) => paths.includes(path));
}

/** Median and largest milliseconds that pictures in view stay empty: in rows that scroll sideways, and all. */
export async function emptyRowPictures(page: Page, url: string): Promise<Record<string, number>> {
  await page.goto(url, { waitUntil: "load" });
  const waits = await page.evaluate(scrollPastRows, PACE);
  return { ...figuresOf("in rows", waits.inRows), ...figuresOf("all", waits.all) };
}

function figuresOf(name: string, waits: readonly number[]): Record<string, number> {
  if (waits.length === 0) return { [`${name}: pictures`]: 0 };
  return {
    [`${name}: pictures`]: waits.length,
    [`${name}: median`]: Math.round(median(waits)),
    [`${name}: largest`]: Math.round(Math.max(...waits)),
  };
}

/** Runs in the page: scrolls down and along each row, and returns each picture's milliseconds from in view to shown. */
async function scrollPastRows(pace: number): Promise<{ inRows: number[]; all: number[] }> {
  const seen = new Map<HTMLImageElement, number>();
  const waits = new Map<HTMLImageElement, number>();
  const rows = () =>
    [...document.querySelectorAll<HTMLElement>("main *")].filter(
      (box) =>
        box.scrollWidth > box.clientWidth &&
        getComputedStyle(box).overflowX === "auto" &&
        box.querySelector("img"),
    );
  const look = () => {
    for (const img of document.querySelectorAll<HTMLImageElement>("main img")) {
      if (waits.has(img) || !isInView(img)) continue;
      const since = seen.get(img) ?? performance.now();
      seen.set(img, since);
      const isThere =
        img.complete && img.naturalWidth > 0 && img.checkVisibility({ contentVisibilityAuto: true });
      if (isThere) waits.set(img, performance.now() - since);
    }
  };
  const isInView = (img: HTMLImageElement) => {
    const { top, bottom, left, right, width } = img.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
  };
  const go = async (distance: number, scrollTo: (done: number) => void) => {
    const start = performance.now();
    for (let done = 0; done < distance;) {
      await new Promise(requestAnimationFrame);
      done = Math.min(distance, ((performance.now() - start) / 1000) * pace);
      scrollTo(done);
      look();
    }
  };
  const pictures: HTMLImageElement[] = [];
  for (const row of rows()) {
    pictures.push(...row.querySelectorAll("img"));
    const from = scrollY;
    const { top, height } = row.getBoundingClientRect();
    await go(top + height / 2 - innerHeight / 2, (done) =>
      scrollTo({ top: from + done, behavior: "instant" }),
    );
    row.style.scrollSnapType = "none";
    await go(row.scrollWidth - row.clientWidth, (done) => {
      row.scrollTo({ left: done, behavior: "instant" });
    });
  }
  const from = scrollY;
  await go(document.documentElement.scrollHeight - innerHeight - from, (done) =>
    scrollTo({ top: from + done, behavior: "instant" }),
  );
  while ([...seen.keys()].some((img) => isInView(img) && !waits.has(img))) {
    await new Promise(requestAnimationFrame);
    look();
  }
  return { inRows: pictures.flatMap((img) => waits.get(img) ?? []), all: [...waits.values()] };
}
