import { createViewedLinks } from "../../../plugins/gatsby-plugin-navigation/src/viewed-links";

const PAUSE = 3_000;

const prefetched = new Set<string>();

/** Brings all links of a page into view; returns a function that takes them out of it. */
function view(html: string, { mouse }: { mouse: boolean }): () => void {
  const viewed = createViewedLinks(
    (page) => {
      prefetched.add(page);
      return () => prefetched.delete(page);
    },
    () => mouse,
  );
  document.body.innerHTML = html;
  const callOffs = [...document.querySelectorAll("a")].map(viewed);
  return () => callOffs.forEach((callOff) => callOff());
}

const PAGE =
  '<header><a href="/menu">…</a></header><main><a href="/gallery?a=1#x">…</a></main><footer><a href="/awards">…</a></footer>';

beforeEach(() => {
  jest.useFakeTimers();
  prefetched.clear();
});
afterEach(() => jest.useRealTimers());

test("with a mouse, all links in view are prefetched at once and cancelled when they leave it", () => {
  const leave = view(PAGE, { mouse: true });
  expect([...prefetched]).toEqual(["/menu", "/gallery?a=1", "/awards"]);
  leave();
  expect([...prefetched]).toEqual([]);
});

test("on a phone, only links in the content are prefetched, once they have stayed in view", () => {
  const leave = view(PAGE, { mouse: false });
  jest.advanceTimersByTime(PAUSE - 1);
  expect([...prefetched]).toEqual([]);
  jest.advanceTimersByTime(1);
  expect([...prefetched]).toEqual(["/gallery?a=1"]);
  leave();
  expect([...prefetched]).toEqual([]);
});

test("on a phone, a link that leaves the view sooner is not prefetched", () => {
  view(PAGE, { mouse: false })();
  jest.advanceTimersByTime(PAUSE);
  expect([...prefetched]).toEqual([]);
});
