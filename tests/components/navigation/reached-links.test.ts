import { onReachedLink } from "../../../plugins/gatsby-plugin-navigation/src/reached-links";

const reached: string[] = [];
onReachedLink((page) => reached.push(page));

/** Presses a word in a link. */
function press(link: string): void {
  document.body.innerHTML = link.replace("…", "<b>word</b>");
  document.querySelector("b")?.dispatchEvent(new Event("pointerdown", { bubbles: true }));
}

beforeEach(() => {
  reached.length = 0;
  window.history.replaceState(null, "", "/contact");
});

test("pressing a link reports its page with the query", () => {
  press('<a href="/tr/galeri?a=1#x">…</a>');
  expect(reached).toEqual(["/tr/galeri?a=1"]);
});

test("focusing a link reports its page", () => {
  document.body.innerHTML = '<a href="/gallery">Gallery</a>';
  document.querySelector("a")?.focus();
  expect(reached).toEqual(["/gallery"]);
});

test.each([
  ["mouse", ["/gallery"]],
  ["touch", []],
])("hovering a link by %s reports %j", (pointerType, heard) => {
  document.body.innerHTML = '<a href="/gallery">Gallery</a>';
  const over = Object.assign(new Event("pointerover", { bubbles: true }), { pointerType });
  document.querySelector("a")?.dispatchEvent(over);
  expect(reached).toEqual(heard);
});

test.each([
  "<p>…</p>",
  '<a href="#rooms">…</a>',
  '<a href="/contact#address">…</a>',
  '<a href="/files/menu.pdf">…</a>',
  '<a href="/gallery" download>…</a>',
  '<a href="/gallery" target="_blank">…</a>',
  '<a href="https://elsewhere.example/gallery">…</a>',
  '<a href="tel:+90">…</a>',
])("pressing %s reports nothing", (link) => {
  press(link);
  expect(reached).toEqual([]);
});
