import { pageDataFiles } from "../../gatsby/inside/page-data-files";
import { APP_SCRIPTS_ID } from "./app-scripts-id";

/** The picture in the page's head, which is its largest paint if there is one. */
const LEAD = 'img[fetchpriority="high"]';

/** Milliseconds after the first text paint for which the app waits for a slow picture. */
const LONGEST_LEAD = 2_000;

/** Milliseconds for which a loaded page waits for its largest paint, which may be another element. */
const LONGEST_PAINT = 300;

/** Milliseconds for which a loaded page waits for its first frame: some browsers that could report it don't. */
const LONGEST_FRAME = 10_000;

/** Interaction events that start the app at once. */
const REACHES = ["pointerdown", "touchstart", "keydown", "focusin"];

/** Controls that do nothing, or something else, without the app; links and forms work natively. */
const CONTROLS = 'button[type="button"]:not([commandfor]), a[href^="#"]';

/**
 * Starts the app's scripts, which wait in a template, once the first view is painted, or at once when a visitor
 * interacts with the page. Until then it holds the last click on a control that needs the app, and replays it when
 * the app sets `<html data-app>`; if the app can't start, the browser handles that click natively.
 */
export function loadAppLater(): void {
  const starting = new AbortController();
  const waiting = new AbortController();
  let pressed: HTMLElement | undefined;

  const start = () => {
    if (starting.signal.aborted) return;
    const scripts = document.getElementById(APP_SCRIPTS_ID);
    // While the page is still parsing, the template may be incomplete.
    if (document.readyState !== "loading" && scripts instanceof HTMLTemplateElement) {
      starting.abort();
      const isErrorPage = document.querySelector("[data-error-page]") !== null;
      // Each in its own task: requesting a file takes a slow phone 10 ms.
      for (const script of scripts.content.children) {
        setTimeout(() => document.body.append(document.importNode(script, true)));
      }
      // The app would only request these once it has loaded.
      for (const file of pageDataFiles(isErrorPage ? "/404.html" : location.pathname))
        setTimeout(preload, 0, file);
    } else {
      document.addEventListener("DOMContentLoaded", start, { signal: starting.signal });
    }
  };
  /** A page that is seen shows its first frame before the app takes the browser's time. */
  const waitForFrame = () => {
    const startSoon = () => setTimeout(start, LONGEST_PAINT);
    setTimeout(start, LONGEST_FRAME);
    if (document.hidden || !("PerformancePaintTiming" in window)) startSoon();
    else new PerformanceObserver(startSoon).observe({ type: "paint", buffered: true });
  };
  new PerformanceObserver((list, observer) => {
    const lead = document.querySelector(LEAD);
    if (lead && !list.getEntries().some((entry) => "element" in entry && entry.element === lead)) {
      setTimeout(start, LONGEST_LEAD);
      return;
    }
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(start));
  }).observe({ type: "largest-contentful-paint", buffered: true });
  addEventListener("load", waitForFrame);
  for (const name of REACHES) addEventListener(name, start, { signal: starting.signal, passive: true });
  addEventListener("pointerover", ({ target }) => closest(target, "a") && start(), {
    signal: starting.signal,
  });

  const untilReady = { capture: true, signal: waiting.signal };
  const release = () => {
    waiting.abort();
    observer.disconnect();
    pressed?.click();
  };
  const observer = new MutationObserver(release);
  observer.observe(document.documentElement, { attributeFilter: ["data-app"] });
  addEventListener("unhandledrejection", release, untilReady);
  addEventListener(
    "error",
    ({ target }) => (target === window || target instanceof HTMLScriptElement) && release(),
    untilReady,
  );

  addEventListener(
    "click",
    (event) => {
      const control = closest(event.target, CONTROLS);
      if (!control || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      pressed = control;
    },
    untilReady,
  );
}

/** Preloads a file the way Gatsby requests it: by XMLHttpRequest, for which WebKit ignores preloads. */
function preload(href: string): void {
  if (navigator.vendor.startsWith("Apple")) return;
  const link = document.createElement("link");
  document.head.append(Object.assign(link, { rel: "preload", as: "fetch", crossOrigin: "anonymous", href }));
}

function closest(target: EventTarget | null, selector: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null;
}
