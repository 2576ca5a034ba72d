import type { BrowserContext } from "playwright-core";

declare global {
  interface Window {
    pageStart: {
      /** Milliseconds of each task above 50 that began after the first paint. */
      longTasks(): number[];
      /** Is kept when the app has taken over. */
      appRuns: Promise<void>;
    };
  }
}

/** Has every page of a context know `pageStart`, with what it told before it came to rest. */
export async function watchStart(context: BrowserContext): Promise<void> {
  // What tsx makes of a function names it by one of its own, which a page lacks.
  await context.addInitScript("globalThis.__name = (named) => named;");
  await context.addInitScript(() => {
    const tasks: PerformanceEntry[] = [];
    new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({
      type: "longtask",
      buffered: true,
    });
    window.pageStart = {
      longTasks: () => {
        const paint = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
        return tasks.filter(({ startTime }) => startTime > paint).map(({ duration }) => duration);
      },
      appRuns: new Promise((resolve) => {
        new MutationObserver((_, observer) => {
          if (document.documentElement?.dataset.app === undefined) return;
          observer.disconnect();
          resolve();
        }).observe(document, { attributeFilter: ["data-app"], subtree: true });
      }),
    };
  });
}

/** Reads what a page told of its long tasks: `120,62`. */
export function durationsIn(told: string): number[] {
  return told.split(",").filter(Boolean).map(Number);
}

/** What tasks take beyond 50 ms, in all. */
export function blockingTime(durations: readonly number[]): number {
  return durations.reduce((sum, duration) => sum + duration - 50, 0);
}
