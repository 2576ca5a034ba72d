/** Stubs for APIs that jsdom lacks but every browser has. */
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

// jsdom has the dialog element but can't open it. Its other behaviour is tested in a real browser.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  if (!this.open) return;
  this.open = false;
  this.dispatchEvent(new Event("close"));
};

Element.prototype.scrollIntoView = () => undefined;

// Tests clean up themselves; lazily loaded code may still update a component after its test, which is harmless.
process.env.RTL_SKIP_AUTO_CLEANUP = "true";
