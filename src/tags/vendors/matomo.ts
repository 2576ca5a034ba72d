import type { TagOf } from "../../../shared/tags/tags";
import type { RunningTag } from "../running-tag";
import { loadScript } from "./load-script";

declare global {
  interface Window {
    _paq?: { push(...commands: unknown[][]): void };
  }
}

/**
 * https://developer.matomo.org/guides/tracking-javascript-guide and, for navigations,
 * https://developer.matomo.org/guides/spa-tracking
 */
export function startMatomo({ url, siteId }: TagOf<"matomo">): RunningTag {
  window._paq ??= [];
  const push = (...commands: unknown[][]) => window._paq?.push(...commands);
  push(["setTrackerUrl", `${url}/matomo.php`], ["setSiteId", String(siteId)]);
  loadScript(`${url}/matomo.js`);
  return {
    showPage: (page) =>
      push(
        ["setReferrerUrl", page.referrer],
        ["setCustomUrl", page.url],
        ["setDocumentTitle", page.title],
        ["trackPageView"],
      ),
    tell: (event) => push(["trackEvent", "visitor", event]),
  };
}
