import { pageDataFiles } from "../../gatsby/inside/page-data-files";
import { APP_SCRIPTS_ID } from "./app-scripts-id";

/** The picture at a page's head, which is its largest paint wherever there is one. */
const LEAD = 'img[fetchpriority="high"]';

/** Milliseconds after the first words after which the app does not wait for a picture any more that is long in coming. */
const LONGEST_LEAD = 2_000;

/** Milliseconds after which a loaded page does not wait for a paint any more: nobody sees it, or other things are larger. */
const LONGEST_PAINT = 300;

/** What a visitor does with the app: it is then started at once. */
const REACHES = ["pointerdown", "touchstart", "keydown", "focusin"];

/** Controls that do nothing, or something else, without the app; links and forms work by themselves. */
const CONTROLS = 'button[type="button"]:not([commandfor]), a[href^="#"]';

/**
 * Starts the app's scripts, which wait in a template, when the first view is painted, and at once for a visitor who
 * reaches for the page. Meanwhile it holds the last press on a control that needs the app, and presses again when the
 * app marks the page by `<html data-app>`; where the app can't start, the browser answers that press in its own way.
 */
export function loadAppLater(): void {
  const starting = new AbortController();
  const waiting = new AbortController();
  let pressed: HTMLElement | undefined;

  const start = () => {
    if (starting.signal.aborted) return;
    const scripts = document.getElementById(APP_SCRIPTS_ID);
    // A page on its way may have the template before all that is in it.
    if (document.readyState !== "loading" && scripts instanceof HTMLTemplateElement) {
      starting.abort();
      const isErrorPage = document.querySelector("[data-error-page]") !== null;
      // Each in a task of its own: to ask for a file takes a slow phone 10 ms.
      for (const script of scripts.content.children) {
        setTimeout(() => document.body.append(document.importNode(script, true)));
      }
      // The app would ask for these when it has come.
      for (const file of pageDataFiles(isErrorPage ? "/404.html" : location.pathname))
        setTimeout(preload, 0, file);
    } else {
      document.addEventListener("DOMContentLoaded", start, { signal: starting.signal });
    }
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
  addEventListener("load", () => setTimeout(start, LONGEST_PAINT), { signal: starting.signal });
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

/** Fetches a file as Gatsby will ask for it: by XMLHttpRequest, for which WebKit fetches again what is preloaded. */
function preload(href: string): void {
  if (navigator.vendor.startsWith("Apple")) return;
  const link = document.createElement("link");
  document.head.append(Object.assign(link, { rel: "preload", as: "fetch", crossOrigin: "anonymous", href }));
}

function closest(target: EventTarget | null, selector: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null;
}
