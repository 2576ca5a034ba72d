import type { Tag, VisitorEvent } from "../../shared/tags/tags";
import { whenIdle } from "../../shared/when-idle";
import type { RunningTag, ShownPage } from "./running-tag";
import { startChatWidget } from "./vendors/chat-widget";
import { startCrisp } from "./vendors/crisp";
import { startGoogle } from "./vendors/google";
import { startMatomo } from "./vendors/matomo";
import { startMeta } from "./vendors/meta";
import { startMetrica } from "./vendors/metrica";
import { startPlausible } from "./vendors/plausible";

/** A constantly busy browser, such as during slider animations, would never be idle. */
const SOON = { timeout: 2_000 };

/** Every service started in this document; they can only be stopped by unloading it. */
const running = new Map<Tag, RunningTag>();
let page: ShownPage | undefined;

export function runningTags(): Tag[] {
  return [...running.keys()];
}

/** Starts services that aren't running yet, each when the browser is idle, and reports the shown page to each. */
export function startTags(tags: readonly Tag[], isAllowed: (tag: Tag) => boolean): void {
  const [next, ...rest] = tags.filter((tag) => isAllowed(tag) && !running.has(tag));
  if (!next) return;
  whenIdle(() => {
    // Consent may have been withdrawn, or the service started by another choice, in the meantime.
    if (isAllowed(next) && !running.has(next)) {
      const tag = start(next);
      running.set(next, tag);
      tag.showPage((page ??= shownPage(document.referrer)));
    }
    startTags(rest, isAllowed);
  }, SOON);
}

/** Reports the page the app shows now; once per path. */
export function tellPage(): void {
  const referrer = page?.url ?? document.referrer;
  // The page's title is updated after its content.
  whenIdle(() => {
    const next = shownPage(referrer);
    if (page && pathOf(page.url) === pathOf(next.url)) return;
    page = next;
    for (const tag of running.values()) tag.showPage(next);
  }, SOON);
}

export function tellEvent(event: VisitorEvent): void {
  for (const tag of running.values()) tag.tell(event);
}

function shownPage(referrer: string): ShownPage {
  const { href, hash } = window.location;
  return { url: hash === "" ? href : href.slice(0, -hash.length), title: document.title, referrer };
}

function pathOf(url: string): string {
  return new URL(url).pathname;
}

function start(tag: Tag): RunningTag {
  switch (tag.vendor) {
    case "plausible":
      return startPlausible(tag);
    case "matomo":
      return startMatomo(tag);
    case "googleAnalytics":
    case "googleAds":
      return startGoogle(tag);
    case "metaPixel":
      return startMeta(tag);
    case "yandexMetrica":
      return startMetrica(tag);
    case "crisp":
      return startCrisp(tag);
    case "chatWidget":
      return startChatWidget(tag);
  }
}
