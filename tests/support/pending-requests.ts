import type { Page, Request } from "playwright-core";
import { untilTrue } from "./until-true";

/** A request that takes longer never ends, even on a busy machine. */
const LONGEST_MS = 300_000;

/**
 * Watches a page's requests. `ended` resolves once the page has had none for `quietMs`, and rejects with the addresses
 * of those that never end.
 */
export function watchRequests(page: Page): { ended(quietMs?: number): Promise<void> } {
  const pending = new Set<Request>();
  let changed = performance.now();
  const end = (request: Request) => {
    pending.delete(request);
    changed = performance.now();
  };
  page.on("request", (request) => pending.add(request));
  page.on("requestfinished", end).on("requestfailed", end);
  return {
    async ended(quietMs = 0) {
      const latest = performance.now() + LONGEST_MS;
      await untilTrue(() => {
        if (performance.now() > latest)
          throw new Error(`Still pending: ${[...pending].map((request) => request.url()).join(", ")}`);
        return pending.size === 0 && performance.now() - changed >= quietMs;
      });
    },
  };
}
