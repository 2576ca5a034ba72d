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

test("a pressed link's page is heard of, with its query", () => {
  press('<a href="/tr/galeri?a=1#x">…</a>');
  expect(reached).toEqual(["/tr/galeri?a=1"]);
});

test("a link that gets the focus is heard of", () => {
  document.body.innerHTML = '<a href="/gallery">Gallery</a>';
  document.querySelector("a")?.focus();
  expect(reached).toEqual(["/gallery"]);
});

test.each([
  ["mouse", ["/gallery"]],
  ["touch", []],
])("a link under a %s is heard of as %j", (pointerType, heard) => {
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
])("nothing is heard of %s", (link) => {
  press(link);
  expect(reached).toEqual([]);
});
