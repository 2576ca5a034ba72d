import { anchorTarget, scrollToAnchor } from "../../../plugins/gatsby-plugin-navigation/src/anchor-scroll";

const END = 900;
let scrollY = 0;
let reducedMotion = false;

beforeEach(() => {
  jest.useFakeTimers();
  scrollY = 0;
  reducedMotion = false;
  document.body.innerHTML = `
    <h2 id="fiyatlar">Fiyatlar</h2><h2 id="цены">Цены</h2>`;
  Object.defineProperty(window, "scrollY", { configurable: true, get: () => scrollY });
  Element.prototype.scrollIntoView = () => {
    scrollY = END;
  };
  window.scrollTo = (options?: ScrollToOptions | number) => {
    if (typeof options === "object") scrollY = options.top ?? 0;
  };
  window.matchMedia = (query) => Object.assign(new EventTarget(), mediaQuery(query));
});

afterEach(() => jest.useRealTimers());

function mediaQuery(media: string) {
  return { matches: reducedMotion, media, onchange: null, addListener: jest.fn(), removeListener: jest.fn() };
}

function target(): HTMLElement {
  const element = anchorTarget("#fiyatlar");
  if (!element) throw new Error("The test page has no #fiyatlar.");
  return element;
}

test.each([
  ["#fiyatlar", "fiyatlar"],
  ["#%D1%86%D0%B5%D0%BD%D1%8B", "цены"],
  ["#%E0%A4%A", undefined],
  ["#", undefined],
  ["#none", undefined],
])("the hash %s refers to the element %s", (hash, id) => {
  expect(anchorTarget(hash)?.id).toBe(id);
});

test("scrolling to an anchor takes 300 ms and moves the focus", () => {
  scrollToAnchor(target());
  expect(scrollY).toBe(0);
  expect(document.activeElement).toBe(target());
  jest.advanceTimersByTime(150);
  expect(scrollY).toBeGreaterThan(100);
  expect(scrollY).toBeLessThan(END - 100);
  jest.advanceTimersByTime(180);
  expect(scrollY).toBe(END);
});

test("with reduced motion, the page jumps to the anchor at once", () => {
  reducedMotion = true;
  scrollToAnchor(target());
  expect(scrollY).toBe(END);
});

test("scrolling by the visitor stops the animated scroll", () => {
  scrollToAnchor(target());
  jest.advanceTimersByTime(100);
  window.dispatchEvent(new Event("wheel"));
  const before = scrollY;
  jest.advanceTimersByTime(500);
  expect(scrollY).toBe(before);
});
