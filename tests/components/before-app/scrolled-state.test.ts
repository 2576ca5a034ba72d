import { watchScrolled } from "../../../src/before-app/scrolled-state";

const isScrolled = () => document.documentElement.hasAttribute("data-scrolled");

function scrollTo(pixels: number) {
  Object.assign(window, { scrollY: pixels });
  window.dispatchEvent(new Event("scroll"));
}

test("the page is marked as scrolled only beyond the threshold, including when it loads there", () => {
  Object.assign(window, { scrollY: 300 });
  watchScrolled(window, 70);
  expect(isScrolled()).toBe(true);
  scrollTo(70);
  expect(isScrolled()).toBe(false);
  scrollTo(71);
  expect(isScrolled()).toBe(true);
});

test("the page is marked as rising from the first pixel scrolled up until the first pixel scrolled down", () => {
  const isRising = () => document.documentElement.hasAttribute("data-rising");
  Object.assign(window, { scrollY: 300 });
  watchScrolled(window, 70);
  expect(isRising()).toBe(false);
  scrollTo(299);
  expect(isRising()).toBe(true);
  scrollTo(300);
  expect(isRising()).toBe(false);
});
