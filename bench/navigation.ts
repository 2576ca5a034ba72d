import type { Browser, Page } from "playwright-core";
import { runMain } from "../services/toolkit/run-main";
import { DESKTOP, hydrated } from "../tests/support/browser";
import { launchInstalledChromium } from "../tests/support/chromium";
import { medians, printFigures } from "./medians";

/** How the link is reached, and the line's latency in milliseconds. */
const WAYS = {
  hovered: { hover: true, latency: 0 },
  direct: { hover: false, latency: 0 },
  "60 ms line": { hover: false, latency: 60 },
};

/** Milliseconds that a pointer rests on a link before it is pressed. */
const HOVER = 400;

/** `npm run bench:navigation -- [origin of a served release]`: milliseconds from a press on a link to the next heading. */
async function main() {
  const origin = process.argv[2] ?? "http://localhost:8000";
  const browser = await launchInstalledChromium();
  const figures: Record<string, Record<string, number>> = {};
  try {
    for (const [name, way] of Object.entries(WAYS)) {
      figures[name] = await medians(() => navigate(browser, origin, way));
    }
  } finally {
    await browser.close();
  }
  printFigures(figures);
}

async function navigate(
  browser: Browser,
  origin: string,
  { hover, latency }: { hover: boolean; latency: number },
) {
  const context = await browser.newContext({ viewport: DESKTOP });
  try {
    const page = await context.newPage();
    await page.goto(origin);
    await hydrated(page);
    const network = await context.newCDPSession(page);
    await network.send("Network.enable");
    await network.send("Network.emulateNetworkConditions", {
      offline: false,
      latency,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
    const link = page.getByRole("banner").locator('a[href^="/"]:visible').last();
    const milliseconds = timeToHeading(page);
    if (hover) {
      await link.hover();
      await page.waitForTimeout(HOVER);
    }
    await link.click({ noWaitAfter: true });
    return { milliseconds: await milliseconds };
  } finally {
    await context.close();
  }
}

/** From the next press until another first heading is painted. */
function timeToHeading(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const shown = document.querySelector("h1")?.textContent;
    const pressed = await new Promise<number>((resolve) => {
      addEventListener("pointerdown", ({ timeStamp }) => resolve(timeStamp), { once: true, capture: true });
    });
    const next = await new Promise<Element>((resolve) => {
      const observer = new MutationObserver(() => {
        const found = document.querySelector("h1");
        if (!found || found.textContent === shown) return;
        observer.disconnect();
        resolve(found);
      });
      observer.observe(document, { subtree: true, childList: true, characterData: true });
    });
    // Sizes are told in the frame that paints them, also where that is the one that has just rendered.
    await new Promise<void>((resolve) => {
      new ResizeObserver(() => resolve()).observe(next);
    });
    await new Promise((resolve) => setTimeout(resolve));
    return Math.round(performance.now() - pressed);
  });
}

void runMain(main);
