import { onCLS, onINP, onLCP, type Metric } from "web-vitals";
import { NOT_FOUND_ROUTE, VITALS_PATH } from "../../shared/vitals";

/** Different script errors that one page load reports. */
const MOST_ERRORS = 3;

/** True if the browser declines on the visitor's behalf. */
function declines(): boolean {
  return navigator.globalPrivacyControl === true || navigator.connection?.saveData === true;
}

function route(): string {
  return document.querySelector("[data-error-page]") ? NOT_FOUND_ROUTE : location.pathname;
}

/** As text, which needs no preflight on another origin. */
function send(sent: object): void {
  navigator.sendBeacon(`${process.env.GATSBY_API_URL ?? ""}${VITALS_PATH}`, JSON.stringify(sent));
}

/** Sends the measurements once, when the page is first left or covered. */
function measure(): void {
  const measured: Record<string, number | string> = { route: route() };
  const keep = ({ name, value }: Metric) => (measured[name] = value);
  onLCP(keep);
  // Otherwise an input that leads away at once would be missing.
  onINP(keep, { reportAllChanges: true });
  onCLS(keep);
  const leave = () => {
    if (!document.hidden) return;
    document.removeEventListener("visibilitychange", leave);
    send(measured);
  };
  // The library's own listeners are on the window and capture, so that they run first.
  document.addEventListener("visibilitychange", leave);
}

function watchErrors(): void {
  const told = new Set<string>();
  const tell = (error: unknown) => {
    const text = String(error);
    if (told.size >= MOST_ERRORS || told.has(text)) return;
    told.add(text);
    // The service keeps its first line.
    send({ route: route(), error: text });
  };
  // Scripts of extensions and other origins are not the site's.
  addEventListener("error", ({ error, filename }) => {
    if (error && (!filename || filename.startsWith(location.origin))) tell(error);
  });
  addEventListener("unhandledrejection", ({ reason }) => tell(reason));
}

if (Math.random() * 100 < __VITALS_PERCENT__ && !declines()) {
  measure();
  watchErrors();
}
