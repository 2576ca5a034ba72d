import { handleLinkClick } from "../../../plugins/gatsby-plugin-navigation/src/link-clicks";

let navigations: unknown[][] = [];

beforeAll(() => document.addEventListener("click", handleLinkClick));

beforeEach(() => {
  navigations = [];
  window.___navigate = (...args) => navigations.push(args);
  window.history.replaceState(null, "", "/tr?a=1");
  // On the window, so that it runs after the handler: jsdom can't leave the page.
  window.addEventListener("click", (event) => event.preventDefault(), { once: true });
});

/** Clicks a word in a link, on a page with one anchor; returns whether the handler took the click. */
function press(link: string, keys: MouseEventInit = {}): boolean {
  document.body.innerHTML = `${link.replace("…", "<b>word</b>")}<h2 id="fiyatlar">Fiyatlar</h2>`;
  document
    .querySelector("b")
    ?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...keys }));
  return navigations.length > 0;
}

test.each([
  ["/tr/galeri?a=1#x", "/tr/galeri?a=1#x"],
  ["#fiyatlar", "/tr?a=1#fiyatlar"],
])("clicking a link to %s navigates without a full load", (href, to) => {
  press(`<a href="${href}">…</a>`);
  expect(navigations).toEqual([[to, { replace: false }]]);
});

test("clicking a link to the current address adds no second history entry", () => {
  press('<a href="/tr?a=1">…</a>');
  expect(navigations).toEqual([["/tr?a=1", { replace: true }]]);
});

test.each([
  '<a href="#none">…</a>',
  '<a href="/de" target="_blank">…</a>',
  '<a href="/de" download>…</a>',
  '<a href="/files/menu.pdf">…</a>',
  '<a href="https://elsewhere.example/">…</a>',
  '<a href="tel:+90">…</a>',
  "<a>…</a>",
])("clicking %s is left to the browser", (link) => {
  expect(press(link)).toBe(false);
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  "a click with %j is left to the browser",
  (keys) => {
    expect(press('<a href="/de">…</a>', keys)).toBe(false);
  },
);

test("a link whose click is already handled is left alone", () => {
  document.body.addEventListener("click", (event) => event.preventDefault(), { once: true });
  expect(press('<a href="/de">…</a>')).toBe(false);
});
