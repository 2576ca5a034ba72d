import { watchScrolled } from "../../../src/chrome/scrolled-state";

const isScrolled = () => document.documentElement.hasAttribute("data-scrolled");

function scrollTo(pixels: number) {
  Object.assign(window, { scrollY: pixels });
  window.dispatchEvent(new Event("scroll"));
}

test("the page is marked as scrolled beyond the threshold only, and from the start where it is", () => {
  Object.assign(window, { scrollY: 300 });
  watchScrolled(window, 70);
  expect(isScrolled()).toBe(true);
  scrollTo(70);
  expect(isScrolled()).toBe(false);
  scrollTo(71);
  expect(isScrolled()).toBe(true);
});
