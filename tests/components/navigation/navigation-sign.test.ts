import { createNavigationSign } from "../../../plugins/gatsby-plugin-navigation/src/navigation-sign";

const sign = createNavigationSign(document.documentElement);
const shown = () => document.documentElement.dataset.navigation;

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  sign.end();
  jest.useRealTimers();
});

test("a navigation is indicated from 100 ms after the click until it ends", () => {
  sign.begin();
  jest.advanceTimersByTime(99);
  expect(shown()).toBeUndefined();
  jest.advanceTimersByTime(1);
  expect(shown()).toBe("loading");
  sign.end();
  expect(shown()).toBeUndefined();
});

test("a navigation that ends sooner is never indicated", () => {
  sign.begin();
  jest.advanceTimersByTime(50);
  sign.end();
  jest.advanceTimersByTime(500);
  expect(shown()).toBeUndefined();
});

test("a new navigation replaces one that is waiting for the network", () => {
  sign.begin();
  sign.offline();
  jest.advanceTimersByTime(500);
  expect(shown()).toBe("offline");
  sign.begin();
  expect(shown()).toBeUndefined();
  jest.advanceTimersByTime(100);
  expect(shown()).toBe("loading");
});
