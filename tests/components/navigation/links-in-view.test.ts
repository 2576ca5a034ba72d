import { createLinksInView } from "../../../plugins/gatsby-plugin-navigation/src/links-in-view";

/** jsdom has no layout, so the tests report what is in view. */
class Observer {
  static watched = new Set<Element>();
  static tell: (entries: { target: Element; isIntersecting: boolean }[]) => void;
  constructor(tell: typeof Observer.tell) {
    Observer.tell = tell;
  }
  observe(element: Element) {
    Observer.watched.add(element);
  }
  disconnect() {
    Observer.watched.clear();
  }
}

const asked = new Set<string>();

function watchPage(html: string): () => void {
  asked.clear();
  Object.assign(window, { IntersectionObserver: Observer });
  document.body.innerHTML = html;
  const watch = createLinksInView(({ pathname }) => {
    asked.add(pathname);
    return () => asked.delete(pathname);
  });
  watch();
  return watch;
}

const move = (isIntersecting: boolean) =>
  Observer.tell([...Observer.watched].map((target) => ({ target, isIntersecting })));

test("prefetches links in view and cancels those that leave it", () => {
  watchPage('<a href="/gallery">…</a><a href="/awards">…</a><a href="#x">…</a><a href="/menu.pdf">…</a>');
  expect([...asked]).toEqual([]);
  move(true);
  expect([...asked]).toEqual(["/gallery", "/awards"]);
  move(false);
  expect([...asked]).toEqual([]);
});

test("replaces the previous page's links with those of the next one", () => {
  const watch = watchPage('<a href="/gallery">…</a>');
  move(true);
  document.body.innerHTML = '<a href="/awards">…</a>';
  watch();
  move(true);
  expect([...asked]).toEqual(["/awards"]);
});
