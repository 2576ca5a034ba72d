import type { TagOf } from "../../../shared/tags/tags";
import type { RunningTag } from "../running-tag";
import { loadScript } from "./load-script";

type Call = [event: string, options?: { u: string }];

declare global {
  interface Window {
    plausible?: { (...call: Call): void; q?: Call[] };
  }
}

/**
 * https://plausible.io/docs/script-extensions: the manual script, which counts only what is reported to it, and no
 * navigations on its own.
 */
export function startPlausible({ domain, url }: TagOf<"plausible">): RunningTag {
  const queue: Call[] = [];
  window.plausible ??= Object.assign((...call: Call) => void queue.push(call), { q: queue });
  loadScript(`${url}/js/script.manual.js`, { domain });
  return {
    showPage: (page) => window.plausible?.("pageview", { u: page.url }),
    tell: (event) => window.plausible?.(event),
  };
}
