/** What jsdom lacks and the code under test meets in every browser. */
import { TextDecoder, TextEncoder } from "node:util";
import { configure } from "@testing-library/react";

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

// Code that comes on demand is transformed when a test first asks for it, which takes its time on a busy machine.
configure({ asyncUtilTimeout: 10_000 });
