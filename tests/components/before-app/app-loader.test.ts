import { loadAppLater } from "../../../src/before-app/app-loader";
import { APP_SCRIPTS_ID } from "../../../src/before-app/app-scripts-id";

/** jsdom paints nothing, so the tests report paints themselves. */
class Observer {
  static watched: [type: string, tell: () => void][] = [];
  constructor(private readonly tell: PerformanceObserverCallback) {}
  observe({ type = "" }: PerformanceObserverInit) {
    const list = { getEntries: () => [], getEntriesByName: () => [], getEntriesByType: () => [] };
    Observer.watched.push([type, () => this.tell(list, this)]);
  }
  disconnect() {}
  takeRecords() {
    return [];
  }
}

const paint = () => Observer.watched.filter(([type]) => type === "paint").forEach(([, tell]) => tell());
const hasStarted = () => document.querySelector("body > script") !== null;

/** Loads a page in a browser with or without paint reports. */
function load({ reports, hidden }: { reports: boolean; hidden: boolean }): void {
  Observer.watched = [];
  Object.assign(window, { PerformanceObserver: Observer });
  if (reports) Object.assign(window, { PerformancePaintTiming: class {} });
  else Reflect.deleteProperty(window, "PerformancePaintTiming");
  Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
  document.body.innerHTML = `<template id="${APP_SCRIPTS_ID}"><script type="text/plain"></script></template>`;
  loadAppLater();
  window.dispatchEvent(new Event("load"));
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test("the app of a visible page starts after its first frame, however late that comes", () => {
  load({ reports: true, hidden: false });
  jest.advanceTimersByTime(2_400);
  expect(hasStarted()).toBe(false);
  paint();
  jest.advanceTimersByTime(400);
  expect(hasStarted()).toBe(true);
});

test.each([
  ["is hidden", { reports: true, hidden: true }],
  ["is in a browser that reports no paints", { reports: false, hidden: false }],
])("the app of a page that %s starts soon after load", (_, page) => {
  load(page);
  jest.advanceTimersByTime(400);
  expect(hasStarted()).toBe(true);
});

test("the app starts even if a browser that can report paints never does", () => {
  load({ reports: true, hidden: false });
  jest.advanceTimersByTime(10_000);
  jest.advanceTimersByTime(1);
  expect(hasStarted()).toBe(true);
});
