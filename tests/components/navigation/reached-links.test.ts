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

test("pressing other text, or a link that leads to no other page, reports nothing", () => {
  for (const link of ["<p>…</p>", '<a href="/contact#address">…</a>', '<a href="/menu.pdf">…</a>'])
    press(link);
  expect(reached).toEqual([]);
});
