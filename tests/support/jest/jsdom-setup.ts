/** What jsdom lacks and the code under test meets in every browser. */
import { TextDecoder, TextEncoder } from "node:util";

Object.assign(globalThis, {
  TextEncoder,
  TextDecoder,
  structuredClone: <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)),
});

window.matchMedia = (query) => ({
  matches: false,
  media: query,
  onchange: null,
  addListener: () => undefined,
  removeListener: () => undefined,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  dispatchEvent: () => false,
});

class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}
Object.assign(window, {
  ResizeObserver: Observer,
  IntersectionObserver: Observer,
  scrollTo: () => undefined,
});

// jsdom knows the dialog element but not how to open it. What else a browser does is tested in one.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  if (!this.open) return;
  this.open = false;
  this.dispatchEvent(new Event("close"));
};

Element.prototype.scrollIntoView = () => undefined;

// Tests clean up themselves; code that arrives on demand may update what a test looks at no more, which is no fault of it.
process.env.RTL_SKIP_AUTO_CLEANUP = "true";
