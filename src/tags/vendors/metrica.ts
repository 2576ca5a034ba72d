import type { TagOf } from "../../../shared/tags/tags";
import type { RunningTag } from "../running-tag";
import { loadScript } from "./load-script";

interface Metrica {
  (...call: unknown[]): void;
  /** Calls made before the script has loaded. */
  a?: unknown[][];
  l?: number;
}

declare global {
  interface Window {
    ym?: Metrica;
  }
}

/**
 * https://yandex.com/support/metrica/code/counter-initialize.html; `defer`: it counts only pages that are reported
 * to it.
 */
export function startMetrica({ id }: TagOf<"yandexMetrica">): RunningTag {
  const queue: unknown[][] = [];
  const counter = Number(id);
  window.ym ??= Object.assign((...call: unknown[]) => void queue.push(call), { a: queue, l: Date.now() });
  window.ym(counter, "init", { defer: true, clickmap: false, trackLinks: true, accurateTrackBounce: true });
  loadScript("https://mc.yandex.ru/metrika/tag.js");
  return {
    showPage: ({ url, title, referrer }) => window.ym?.(counter, "hit", url, { title, referer: referrer }),
    tell: (event) => window.ym?.(counter, "reachGoal", event),
  };
}
