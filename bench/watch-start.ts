import type { BrowserContext } from "playwright-core";

declare global {
  interface Window {
    pageStart: {
      /** Milliseconds of each task over 50 that started after the first paint. */
      longTasks(): number[];
      /** Resolves once the app has taken over. */
      appRuns: Promise<void>;
    };
  }
}

/** Defines `pageStart` in every page of a context. */
export async function watchStart(context: BrowserContext): Promise<void> {
  // Functions compiled by tsx call its `__name` helper, which a page lacks.
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

/** Parses the long tasks that a page logged: `120,62`. */
export function durationsIn(told: string): number[] {
  return told.split(",").filter(Boolean).map(Number);
}

/** Total time that tasks take beyond 50 ms each. */
export function blockingTime(durations: readonly number[]): number {
  return durations.reduce((sum, duration) => sum + duration - 50, 0);
}
